import type { Page } from '@playwright/test'

/** What the browser keeps, written and read past the application. */

export type KeptText = { readonly key: string; readonly text: string }

const openStore = async (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('soundroof')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Drafts, histories and forms in the store of this release. */
export const keptTexts = (page: Page): Promise<readonly KeptText[]> =>
  page.evaluate(
    `(${async (open: () => Promise<IDBDatabase>) => {
      const database = await open()
      const rows = await new Promise((resolve, reject) => {
        const request = database.transaction('texts').objectStore('texts').getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      database.close()
      return rows
    }})(${openStore})`,
  )

/** Once this resolves, the change is stored. */
export const changeKeptTexts = async (page: Page, prefix: string, change: (text: string) => string): Promise<void> => {
  const changed = (await keptTexts(page))
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key, text }) => ({ key, text: change(text) }))
  await page.evaluate(
    `(${async (open: () => Promise<IDBDatabase>, rows: readonly KeptText[]) => {
      const database = await open()
      const transaction = database.transaction('texts', 'readwrite')
      for (const row of rows) transaction.objectStore('texts').put(row)
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      database.close()
    }})(${openStore}, ${JSON.stringify(changed)})`,
  )
}

/** How many files and contents the store holds, and the files of former releases. */
export const keptCounts = (page: Page): Promise<{ readonly files: number; readonly contents: number }> =>
  page.evaluate(
    `(${async (open: () => Promise<IDBDatabase>) => {
      const database = await open()
      const count = (table: string) =>
        new Promise((resolve, reject) => {
          const request = database.transaction(table).objectStore(table).count()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const counts = { files: await count('files'), contents: await count('contents') }
      database.close()
      return counts
    }})(${openStore})`,
  )

export type FormerFile = {
  readonly id: string
  readonly category: string
  readonly keptAt: number
  readonly name: string
  /** In base 64. */
  readonly bytes: string
  readonly draft?: string
}

type Former = { readonly texts: Readonly<Record<string, string>>; readonly files: readonly FormerFile[] }

/** As releases up to 2.2.2-beta kept it: texts in local storage, files as such in a store of their own. */
export const writeFormer = (page: Page, former: Former): Promise<void> =>
  page.evaluate(async ({ texts, files }) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('soundroof-uploads')
      request.onupgradeneeded = () => request.result.createObjectStore('files')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const transaction = database.transaction('files', 'readwrite')
    for (const { bytes, name, ...file } of files) {
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
      transaction
        .objectStore('files')
        .put({ ...file, file: new File([content], name, { type: 'image/jpeg' }) }, file.id)
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    database.close()
  }, former)

/** What is left of it. */
export const leftOfFormer = (page: Page): Promise<{ readonly keys: readonly string[]; readonly files: number }> =>
  page.evaluate(async () => {
    const keys = Object.keys(localStorage).filter((key) => /^soundroof\.(drafts?|undo|forms|waiting)[./]/.test(key))
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('soundroof-uploads')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const files = await new Promise<number>((resolve, reject) => {
      const request = database.transaction('files').objectStore('files').count()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    database.close()
    return { keys, files }
  })

/** A later release has opened the store: its shape has a table more. Resolves once it is upgraded. */
export const upgradePast = (page: Page, version: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('soundroof', to)
        request.onupgradeneeded = () => request.result.createObjectStore('later')
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
        request.onerror = () => reject(request.error)
      }),
    version,
  )
