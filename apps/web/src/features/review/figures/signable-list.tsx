import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './figures.module.css'

type FiltersProps<S extends string> = {
  readonly name: string
  readonly placeholder: string
  readonly options: readonly S[]
  readonly wordsOf: (option: S) => string
  readonly chosen: S
  readonly onChoose: (option: S) => void
  readonly search: string | undefined
  readonly onSearch: (search: string) => void
}

export const Filters = <S extends string>({ name, placeholder, options, wordsOf, ...props }: FiltersProps<S>) => {
  const say = useSay()
  const choose = (option: S | undefined) => option && props.onChoose(option)
  return (
    <div className={styles.filters}>
      <SelectField
        name={name}
        label={say('review.show')}
        placeholder={placeholder}
        options={options.map(wordsOf)}
        value={options.indexOf(props.chosen)}
        onChange={(position) => choose(options[position ?? 0])}
      />
      <TextField
        name="search"
        label={say('review.name-or-source')}
        value={props.search ?? ''}
        onChange={props.onSearch}
        maxLength={100}
      />
    </div>
  )
}

/** Rows that are shown at first, and more each time. */
const atOnce = 25

type ListProps<R> = {
  readonly rows: readonly R[]
  /** How many are shown of how many. */
  readonly counted: (shown: number) => string
  readonly children: (row: R) => ReactNode
}

export const SignableList = <R,>({ rows, counted, children }: ListProps<R>) => {
  const say = useSay()

  const [shown, setShown] = useState(atOnce)
  return (
    <>
      <p className={styles.quiet} role="status">
        {counted(shown)}
      </p>
      <ul className={styles.list}>{rows.slice(0, shown).map(children)}</ul>
      {shown < rows.length && (
        <Button variant="default" mt="md" onClick={() => setShown(shown + atOnce)}>
          {say('components.show-more')}
        </Button>
      )}
    </>
  )
}

type FrameProps<T> = {
  readonly title: string
  readonly lead: string
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }
  readonly filters: ReactNode
  readonly children: (data: T) => ReactNode
}

/** A page of the console with what is signed off. */
export const SignablePage = <T,>({
  title,
  lead,
  query: { data, error, refetch },
  filters,
  children,
}: FrameProps<T>) => {
  const say = useSay()
  return (
    <PageFrame
      title={title}
      width="wide"
      lead={lead}
      actions={
        <ButtonLink to="/console" variant="default">
          {say('shell.console')}
        </ButtonLink>
      }
    >
      {filters}
      {error && !data && <LoadFailed title={say(messageOfError(error))} retry={refetch} />}
      {!data && !error && <Skeleton height={320} radius="lg" />}
      {data && children(data)}
    </PageFrame>
  )
}
