import { Autocomplete, Button, Group, Text } from '@mantine/core'
import type { ListedPlace, Locality } from '@soundroof/contract/roofs/calls/place-calls'
import { findLocalities } from '@soundroof/data/find-localities'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isOfKeyboard } from '../../../../components/fields/composing.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from '../fields/field.module.css'
import type { StepState } from '../frame/use-wizard-step.ts'
import {
  chosenWords,
  localityName,
  reasonWords,
  searchProblem,
  stillHolds,
  stillWaits,
  strongerWords,
  takenByEnter,
} from './place-words.ts'
import { type PlaceFound, placeSearchId, usePlace } from './use-place.ts'

const shortest = 2

const nowhere: readonly Locality[] = []

/** Searched on the device, with and without a signal. */
const useLocalities = (text: string) => {
  const asked = useDeferredValue(text.trim())
  const { data, isSuccess, isError, isLoading } = useQuery({
    queryKey: ['localities'],
    queryFn: async () => (await (await import('@soundroof/data/known-localities')).knownLocalities()).indexed,
    enabled: asked.length >= shortest,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = useMemo(
    () => (data === undefined || asked.length < shortest ? nowhere : findLocalities(data, asked)),
    [data, asked],
  )
  return { found, isSuccess, isError, isBehind: asked !== text.trim() || isLoading }
}

/** Enter takes a suggestion once those for the whole text have arrived; without text it goes on to the lists. */
const useEnter = (text: string, isBehind: boolean, take: () => void) => {
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!isAwaited || isBehind) return
    setAwaited(false)
    take()
  }, [isAwaited, isBehind, take])
  return (event: KeyboardEvent) => {
    setAwaited(false)
    // Enter that ends a composed character belongs to the keyboard.
    if (event.key !== 'Enter' || isOfKeyboard(event.nativeEvent) || text.trim() === '') return
    event.preventDefault()
    // The list itself takes an option chosen with the arrows.
    if (event.currentTarget.getAttribute('aria-activedescendant') === null) setAwaited(true)
  }
}

type SearchProps = { readonly onPick: ReturnType<typeof usePlace>['look'] }

const LocalityField = ({ onPick }: SearchProps) => {
  const say = useSay()

  const [text, setText] = useState('')
  const { found, ...search } = useLocalities(text)
  const listed = text.trim().length < shortest ? nowhere : found
  const isPicked = listed.some((locality) => localityName(locality) === text)
  const pick = (locality: Locality | undefined) => {
    if (locality === undefined) return
    setText(localityName(locality))
    void onPick(locality)
  }
  const press = useEnter(text, search.isBehind, () => pick(takenByEnter(listed, text)))
  const isAsked = text.trim().length >= shortest
  const problem = isAsked ? searchProblem({ ...search, found: found.length }) : null
  return (
    <Autocomplete
      id="place"
      name="place"
      label={say('placeSearch')}
      description={say('placeSearchHint')}
      error={problem && say(problem)}
      value={text}
      maxLength={60}
      enterKeyHint="done"
      size="md"
      // The list scrolls inside the form, where a landmark holds it, so no other element needs the focus to scroll.
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      autoComplete="off"
      data={isPicked ? [] : listed.map(localityName)}
      // The search has filtered: a state or postcode need not begin the name.
      filter={({ options }) => options}
      onChange={setText}
      onKeyDown={press}
      onOptionSubmit={(picked) => pick(listed.find((one) => localityName(one) === picked))}
    />
  )
}

type ProposedProps = {
  readonly found: Extract<PlaceFound, { readonly kind: 'proposed' }>
  readonly onChoose: (place: ListedPlace) => void
}

const Proposed = ({ found: { name, proposal, chosen }, onChoose }: ProposedProps) => {
  const say = useSay()

  const asks = proposal.nearby.length > 0 || proposal.listed.length > 1
  return (
    <>
      <Text size="sm" mt={6} role="status">
        {chosen === null
          ? `${reasonWords(say, name, proposal)} ${strongerWords(say, proposal)}`.trim()
          : chosenWords(say, name, proposal, chosen)}
      </Text>
      {asks && (
        <Group gap="xs" mt="xs">
          {proposal.listed.map((place) => (
            <Button
              key={place.region}
              variant={chosen?.region === place.region ? 'filled' : 'default'}
              aria-pressed={chosen?.region === place.region}
              h="auto"
              mih={44}
              py={6}
              styles={{ label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.4 } }}
              onClick={() => onChoose(place)}
            >
              {`${place.region}: ${place.name}`}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}

/** Finds the place of a building by suburb, town, postcode or the device, and fills State, Area and Location. */
export const PlaceSearch = ({ step }: { readonly step: StepState<'building'> }) => {
  const say = useSay()

  const { found, look, lookHere, choose } = usePlace(step)
  if (step.readOnly) return null
  return (
    <div className={classes.whole} id={placeSearchId}>
      <div className={classes.beside}>
        <LocalityField onPick={look} />
        <Button
          variant="subtle"
          size="compact-sm"
          mih={44}
          onClick={() => void lookHere()}
          loading={found.kind === 'asking'}
        >
          {say('placeOfDevice')}
        </Button>
      </div>
      {found.kind === 'problem' && (
        <Text size="sm" role="alert">
          {found.problem}
        </Text>
      )}
      {found.kind === 'waiting' && stillWaits(found, step.draft) && (
        <Text size="sm" mt={6} role="status">
          {say('placeWaits', { name: found.name })}
        </Text>
      )}
      {found.kind === 'proposed' && stillHolds(found, step.draft) && <Proposed found={found} onChoose={choose} />}
    </div>
  )
}
