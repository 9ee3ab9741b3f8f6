import { skeletonOf } from '../input/look-alikes.ts'

/**
 * The same for all handles that look alike. Handles have only letters without accents, digits and hyphens, so capitals
 * and hyphens can be ignored before the letters are compared. Unicode's table does not have `vv`, which looks like `w`.
 */
export const handleSkeleton = (handle: string): string =>
  skeletonOf(handle.toLowerCase().replaceAll('-', '').replaceAll('vv', 'w')).toLowerCase()

/** How a handle is written. A capital I looks like a small l, so that it could be mistaken for somebody else's. */
export const writtenHandle = (handle: string): string => handle.replaceAll('I', 'i')
