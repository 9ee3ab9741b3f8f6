import { settings } from '../../ui/device/settings.ts'
import { fetchMe, takeName } from './api/me.ts'
import type { ApiResult } from './api/request.ts'
import { isGuestName, ownName } from './own-name.ts'

/**
 * Tells the server the player's name, without which nobody gets a seat. A browser that has lost its settings but not its
 * cookie keeps the name that the server knows.
 */
export async function introduce(): Promise<ApiResult<{ name?: string }>> {
  if (settings.name.value.trim() !== '') return takeName(ownName())
  const me = await fetchMe()
  const { name } = me.ok ? me.value : {}
  if (name === undefined) return takeName(ownName())
  if (!isGuestName(name)) settings.name.value = name
  return me
}
