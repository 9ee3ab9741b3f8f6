/**
 * Larger things that this device keeps: reviews, and match files that were opened here. Where the browser keeps nothing
 * they are made anew.
 */
export type Shelf = 'reviews' | 'files'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('vermeil', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('reviews')
      request.result.createObjectStore('files')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export async function onShelf<Value>(shelf: Shelf, key: string): Promise<Value | undefined> {
  try {
    return await done((await database()).transaction(shelf).objectStore(shelf).get(key))
  } catch {
    return undefined
  }
}

export async function putOnShelf(shelf: Shelf, key: string, value: unknown): Promise<void> {
  try {
    await done((await database()).transaction(shelf, 'readwrite').objectStore(shelf).put(value, key))
  } catch {
    // Nothing can be kept here, and nothing depends on it.
  }
}
