import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../device/keep-soon.ts'
import { sayNotStored, whyNotStored } from '../device/not-stored.ts'
import { toast } from '../toast.ts'
import { userKey } from './draft-store.ts'

/** Among the files of this device: chosen in a form of the console, and not proposed yet. */
export const evidenceCategory = 'evidence'

const idOf = (form: string): string => `${evidenceCategory}/${userKey()}/${form}`

const store = () => import('../device/kept-files.ts')

const tellNotKept = (why: Parameters<typeof sayNotStored>[0]): void =>
  toast(
    sayNotStored(why, {
      full: 'components.no-room-for-file',
      failed: (reason) => ({ code: 'components.file-not-kept-because', values: { reason } }),
    }),
    'problem',
  )

const drop = async (id: string): Promise<void> => {
  const { dropFiles } = await store()
  await dropFiles([id])
}

/** The former one goes first: its bytes go with it. */
const replace = async (id: string, file: File | null): Promise<void> => {
  await drop(id)
  const facts = { id, category: evidenceCategory, keptAt: Date.now(), owner: userKey() }
  const why = file && (await keepSoon({ facts, file }))
  if (why) tellNotKept(why)
}

const find = async (id: string): Promise<File | null> => {
  const { contentOf, keptFiles } = await store()
  const kept = (await keptFiles()).find((one) => one.id === id)
  return kept ? contentOf(kept) : null
}

/** One write after the other, whichever form asks: the last choice stays. */
let writing: Promise<unknown> = Promise.resolve()

const write = (id: string, file: File | null): void => {
  writing = writing.then(() => replace(id, file)).catch((error: unknown) => tellNotKept(whyNotStored(error)))
}

/** The file that was chosen in a form, by the form's name: on this device until it is sent or given up. */
export const useKeptEvidence = (form: string) => {
  const id = idOf(form)
  const [file, setFile] = useState<File | null>(null)
  // What is chosen while the device is read counts.
  const isChosen = useRef(false)
  useEffect(() => {
    let isShown = true
    isChosen.current = false
    const take = (found: File | null) => {
      if (isShown && !isChosen.current && found) setFile(found)
    }
    // Nothing is lost where the device cannot be read: the file is chosen again.
    void writing.then(() => find(id)).then(take, () => undefined)
    return () => {
      isShown = false
    }
  }, [id])
  const choose = (chosen: File | null): void => {
    isChosen.current = true
    setFile(chosen)
    write(id, chosen)
  }
  return { file, choose }
}
