import { choices } from '@soundroof/data/choices'
import { findLocalities, indexLocalities } from '@soundroof/data/find-localities'
import { knownLocalities } from '@soundroof/data/known-localities'
import { localityOf } from '@soundroof/data/localities'
import { localityRows } from '@soundroof/data/locality-rows'
import { unpackedRows } from '@soundroof/data/unpacked-rows'
import { expect, it } from 'vitest'
import { packedRows } from './localities-in-place.ts'

const rows = await localityRows()
const unpacked = await unpackedRows(packedRows(rows))

it('what is packed for the browser is the list of the server, in less than 200 kB', () => {
  expect(unpacked).toEqual(rows)
  expect(packedRows(rows).byteLength).toBeLessThan(200_000)
})

/** Beginnings of names and postcodes of the list, spelt as people do, and what is no place. */
const textAt = (number: number): string => {
  const { name, postcode, state } = localityOf(rows[(number * 7919) % rows.length] as string)
  const texts = [name.slice(0, 2 + (number % 5)), postcode, `${name.toUpperCase()} ${state}`, `${name} ${number}`, 'st']
  return texts[number % texts.length] as string
}

it('200 texts find the same places as on the server', async () => {
  const { indexed } = await knownLocalities()
  const towns = new Set(
    choices.states.flatMap(({ code, areas }) =>
      areas.flatMap(({ locations }) => locations.flatMap(({ examples }) => examples.map((name) => `${code} ${name}`))),
    ),
  )
  const inBrowser = indexLocalities(unpacked.map(localityOf), towns)
  const found = Array.from({ length: 200 }, (_, number) => textAt(number)).map((text) => ({
    server: findLocalities(indexed, text),
    browser: findLocalities(inBrowser, text),
  }))
  expect(found.map(({ browser }) => browser)).toEqual(found.map(({ server }) => server))
  expect(found.filter(({ server }) => server.length > 0).length).toBeGreaterThan(120)
})
