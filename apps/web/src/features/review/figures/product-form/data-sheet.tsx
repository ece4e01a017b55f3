import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './product-form.module.css'

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))

/** An address of the file on this device, as long as it is shown. A file that is named a PDF is opened as nothing else. */
const useAddress = (file: File): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file], { type: isPdf(file) ? 'application/pdf' : file.type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const zooms = [1, 1.5, 2, 3] as const

const Picture = ({ address, name }: { readonly address: string; readonly name: string }) => {
  const say = useSay()
  const [zoom, setZoom] = useState(0)
  const [isShown, setShown] = useState(true)
  if (!isShown) return <p className={styles.quiet}>{say('review.this-browser-cannot-show-the-sheet')}</p>
  return (
    <>
      <div className={styles.acts}>
        <Button size="sm" variant="default" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {say('review.smaller')}
        </Button>
        <Button size="sm" variant="default" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          {say('review.larger')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.picture} tabIndex={0} aria-label={name}>
        <img
          src={address}
          alt={name}
          style={{ width: `${100 * (zooms[zoom] ?? 1)}%` }}
          onError={() => setShown(false)}
        />
      </section>
    </>
  )
}

const Shown = ({ file }: { readonly file: File }) => {
  const say = useSay()
  const address = useAddress(file)
  if (address === null) return null
  const canShow = !isPdf(file) || navigator.pdfViewerEnabled
  return (
    <>
      <p className={styles.sheetName}>
        <a href={address} target="_blank" rel="noreferrer">
          {say('review.open-in-a-tab-of-its-own', { name: file.name })}
        </a>
      </p>
      {!canShow && <p className={styles.quiet}>{say('review.this-browser-cannot-show-the-sheet')}</p>}
      {canShow && isPdf(file) && (
        <iframe className={styles.page} src={`${address}#navpanes=0`} title={say('review.data-sheet')} />
      )}
      {canShow && !isPdf(file) && <Picture address={address} name={file.name} />}
    </>
  )
}

/** The maker's data sheet beside the form. */
export const DataSheet = ({ file }: { readonly file: File | null }) => {
  const say = useSay()
  return (
    <section className={styles.sheet} aria-label={say('review.data-sheet')}>
      {file ? (
        <Shown file={file} />
      ) : (
        <p className={styles.empty}>{say('review.choose-the-sheet-and-it-stands-here')}</p>
      )}
    </section>
  )
}
