import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import {
  type BuildingClass,
  certificateRecord,
  emptyRecord,
} from '@soundroof/contract/review/certificate/certificate-record'
import { expect, it } from 'vitest'
import { sections, shownSections, suggestionsFor } from './sections.ts'

const asking = (...values: readonly ('volumeAndFolio' | 'certifierName')[]): Pick<CertificateForm, 'sections'> => ({
  sections: [{ title: 'Content', hint: '', entries: values.map((value) => ({ label: value, value })) }],
})

it('every entry of the record stands in one section', () => {
  expect(sections.flatMap(({ entries }) => entries as readonly string[]).sort()).toEqual(
    [...certificateRecord.keyof().options].sort(),
  )
})

it('what the form of the state asks for is needed; the rest may be given', () => {
  const of = (id: string, form: Pick<CertificateForm, 'sections'>) =>
    shownSections(form, emptyRecord).find((section) => section.id === id)
  expect(of('certifier', asking('certifierName'))).toMatchObject({ entries: ['certifierName'] })
  expect(of('certifier', asking())).toMatchObject({ entries: [], further: expect.arrayContaining(['certifierName']) })
})

it('volume and folio are left out where the state has none, unless something stands there', () => {
  const property = (form: Pick<CertificateForm, 'sections'>, volumeAndFolio = '') => {
    const [section] = shownSections(form, { ...emptyRecord, volumeAndFolio })
    return [section?.entries.includes('volumeAndFolio'), section?.further.includes('volumeAndFolio')]
  }
  expect(property(asking())).toEqual([false, false])
  expect(property(asking(), '1/2')).toEqual([false, true])
  expect(property(asking('volumeAndFolio'))).toEqual([true, false])
})

it('provisions are suggested by the class of the building', () => {
  const suggested = (buildingClass: BuildingClass | '') =>
    suggestionsFor('codeProvisions', { ...emptyRecord, buildingClass }, { states: ['QLD'] }).map((text) =>
      text.slice(0, 6),
    )
  expect(suggested('1a')).toEqual(['Vol. 2'])
  expect(suggested('10a')).toEqual(['Vol. 2'])
  expect(suggested('7b')).toEqual(['Vol. 1'])
  expect(suggested('')).toHaveLength(2)
  expect(suggestionsFor('owner', emptyRecord, { states: ['QLD'] })).toEqual([])
})

it('the edition of the code that holds in the state is suggested first', () => {
  const first = (state: string) => suggestionsFor('codeEdition', emptyRecord, { states: [state] })[0]
  expect([first('VIC'), first('QLD'), first('NSW')]).toEqual(['NCC 2025', 'NCC 2022', 'NCC 2022'])
})
