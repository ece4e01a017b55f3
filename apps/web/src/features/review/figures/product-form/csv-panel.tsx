import { Button, FileInput } from '@mantine/core'
import { layoutOf } from '@soundroof/contract/roofs/catalogue/products/fields/product-layouts'
import type { ProductTexts } from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { productCsv } from '@soundroof/data/import-products/write-product-csv'
import { useState } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { saveFile } from '../../../../platform/api/download.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { type Filled, filledInto, type ReadFile, type RefusedCell, readFilled, replacedBy } from './filled.ts'
import styles from './product-form.module.css'
import type { ProductForm } from './use-product-form.ts'

type Props = { readonly form: ProductForm }

/** Of a cell that a spreadsheet filled by mistake. */
const longestShown = 60
const shownCell = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)

const Problems = ({ problems }: { readonly problems: readonly Message[] }) => {
  const say = useSay()
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={say(problem)}>{say(problem)}</li>
      ))}
    </ul>
  )
}

const RefusedCells = ({ refused }: { readonly refused: readonly RefusedCell[] }) => {
  const say = useSay()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{say('review.refused-cells', { count: refused.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('review.row')}</th>
            <th scope="col">{say('review.column')}</th>
            <th scope="col">{say('review.cell')}</th>
            <th scope="col">{say('review.why')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ place, row, name, text, why }) => (
            <tr key={place}>
              <td>{row}</td>
              <td>{name}</td>
              <td>{shownCell(text)}</td>
              <td>{say(why)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ReadProps = { readonly filled: Filled; readonly replaced: number }

/** What was read, and what cannot be taken as it is. */
const WhatWasRead = ({ filled, replaced }: ReadProps) => {
  const say = useSay()
  const { values, cells, texts, problems, refused, hasStatus } = filled
  return (
    <>
      <p>{say('review.read-from-the-file', { values, rows: texts.rows.length, cells })}</p>
      {problems.length > 0 && <Problems problems={problems} />}
      {refused.length > 0 && (
        <>
          <RefusedCells refused={refused} />
          <p className={styles.quiet}>{say('review.refused-cells-go-to-their-fields')}</p>
        </>
      )}
      {hasStatus && <p className={styles.quiet}>{say('review.status-is-decided-by-signing-off')}</p>}
      {replaced > 0 && <p>{say('review.typed-values-are-replaced', { count: replaced })}</p>}
    </>
  )
}

const Downloads = ({ form: { kind, texts } }: Props) => {
  const say = useSay()
  const layout = layoutOf[kind]
  const save = (from: ProductTexts, name: string) =>
    saveFile(new Blob([productCsv(layout, from)], { type: 'text/csv' }), `${name}.csv`)
  const id = texts.entries.id?.trim() ?? ''
  return (
    <div className={styles.acts}>
      <Button variant="default" size="sm" onClick={() => save({ entries: {}, rows: [] }, `${kind}-template`)}>
        {say('review.download-the-template')}
      </Button>
      <Button variant="default" size="sm" onClick={() => save(texts, id === '' ? kind : id)}>
        {say('review.download-these-values-as-csv')}
      </Button>
    </div>
  )
}

/** Fills the form from a CSV file, once what was read has been shown. */
export const CsvPanel = ({ form }: Props) => {
  const say = useSay()
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<ReadFile | null>(null)
  const [before, setBefore] = useState<ProductTexts | null>(null)
  const take = async (chosen: File | null) => {
    setFile(chosen)
    setBefore(null)
    setRead(chosen && (await readFilled(form.kind, chosen)))
  }
  const fill = (filled: Filled) => {
    setBefore(form.texts)
    form.edit(filledInto(form.texts, filled), null)
    form.note(filled.refused.map(({ place }) => place))
    focusSoon('csv-undo')
  }
  const undo = (former: ProductTexts) => {
    form.edit(former, null)
    setBefore(null)
    focusSoon('csv-fill')
  }
  return (
    <Panel title={say('review.fill-from-a-csv-file')}>
      <p className={styles.quiet}>{say('review.a-csv-file-holds-one-product')}</p>
      <Downloads form={form} />
      <FileInput
        id="csv"
        mt="sm"
        label={say('review.csv-file')}
        placeholder={say('review.choose-a-file')}
        accept=".csv,text/csv"
        value={file}
        onChange={(chosen) => void take(chosen)}
        clearable
      />
      <div role="status" className={styles.read}>
        {read && !read.ok && <Problems problems={read.problems} />}
        {read?.ok && <WhatWasRead filled={read.filled} replaced={before ? 0 : replacedBy(form.texts, read.filled)} />}
        {before && <p>{say('review.the-values-stand-in-the-form')}</p>}
      </div>
      {read?.ok && !before && (
        <Button id="csv-fill" onClick={() => fill(read.filled)}>
          {say('review.fill-the-form')}
        </Button>
      )}
      {before && (
        <Button id="csv-undo" variant="default" onClick={() => undo(before)}>
          {say('review.undo-the-fill')}
        </Button>
      )}
    </Panel>
  )
}
