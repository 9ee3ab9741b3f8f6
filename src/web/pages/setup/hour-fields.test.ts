import { afterEach, expect, test, vi } from 'vitest'
import { ownZone } from './hour-fields.tsx'

afterEach(() => void vi.restoreAllMocks())

const reports = (timeZone: string): void => {
  const options = { ...new Intl.DateTimeFormat('en').resolvedOptions(), timeZone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}

test('the time zone of a device is the one that its browser reports, or UTC if that is none', () => {
  reports('Asia/Kathmandu')
  expect(ownZone()).toBe('Asia/Kathmandu')
  reports('Etc/Unknown')
  expect(ownZone()).toBe('UTC')
})
