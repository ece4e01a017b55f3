import { z } from 'zod'
import { endpoint } from '../../platform/endpoint.ts'
import { uploadTicket } from '../../roofs/upload-ticket.ts'
import { figureDecisions, figureProposals, togetherAsked } from './figure-batches.ts'
import { figureFilters } from './figure-filters.ts'
import {
  consoleFigures,
  decision,
  effectsAsked,
  figureEffects,
  figureId,
  figureRules,
  openedZones,
  proposal,
  signOffRow,
  tableAsked,
  tableChanges,
  withdrawal,
} from './figures-console.ts'
import { consoleProducts, productProposal } from './products-console.ts'
import { cellsAsked, tableCells } from './table-cells.ts'

const reading = { method: 'GET', access: ['engineer', 'administrator'] } as const
const asking = { ...reading, method: 'POST' } as const
/** Only engineers sign, because a report names who signed. Administrators may read. */
const signing = { method: 'POST', access: ['engineer'] } as const

/** Figures of the catalogue, their sign-offs, and products of the console. */
export const figureCalls = {
  consoleFigures: endpoint({
    ...reading,
    path: '/api/console/figures',
    summary:
      'Unverified and estimated figures of the catalogue, or of one project; who signed them off, and how many results rest on them',
    query: figureFilters,
    data: consoleFigures,
  }),
  figureHistory: endpoint({
    ...reading,
    path: '/api/console/figures/history',
    summary: 'All sign-offs of a figure, newest first',
    query: z.strictObject({ figure: figureId }),
    data: z.array(signOffRow),
  }),
  figureUpload: endpoint({
    ...signing,
    method: 'GET',
    path: '/api/console/figures/upload',
    summary: 'Permission to upload evidence: one PDF or photo',
    data: uploadTicket,
  }),
  figureTable: endpoint({
    ...asking,
    path: '/api/console/figures/table',
    summary: 'What a capacity table would change, cell by cell, before it is proposed or approved; nothing is kept',
    body: tableAsked,
    data: tableChanges,
  }),
  figureCells: endpoint({
    ...asking,
    path: '/api/console/figures/cells',
    summary: 'Cells of a capacity table, but for the five that the caller types from the evidence; nothing is kept',
    body: cellsAsked,
    data: tableCells,
  }),
  figuresTogether: endpoint({
    ...asking,
    path: '/api/console/figures/together',
    summary: 'Zones that several figures together would open; nothing is kept',
    body: togetherAsked,
    data: openedZones,
  }),
  proposeFigures: endpoint({
    ...signing,
    path: '/api/console/figures/propose_many',
    summary: 'Confirm several figures as published with one file of evidence: all of them or none',
    body: figureProposals,
    data: z.array(signOffRow),
  }),
  decideFigures: endpoint({
    ...signing,
    path: '/api/console/figures/decide_many',
    summary: 'Approve or decline several proposals of another engineer: all of them or none',
    body: figureDecisions,
    data: z.array(signOffRow),
  }),
  proposeFigure: endpoint({
    ...signing,
    path: '/api/console/figures/propose',
    summary: 'Confirm a figure or replace its value, for another engineer to approve',
    body: proposal,
    data: signOffRow,
  }),
  decideFigure: endpoint({
    ...signing,
    path: '/api/console/figures/decide',
    summary: 'Approve or decline what another engineer proposed; an approval makes a new version of the catalogue',
    body: decision,
    data: signOffRow,
  }),
  withdrawFigure: endpoint({
    ...signing,
    path: '/api/console/figures/withdraw',
    summary:
      'Take back a sign-off: a waiting one its proposer, one in force any engineer, with a reason; 409 where answers would become milder',
    body: withdrawal,
    data: signOffRow,
  }),
  figureEffects: endpoint({
    ...asking,
    path: '/api/console/figures/effects',
    summary: 'What the newest projects that rest on a figure would get with other values; nothing is kept',
    body: effectsAsked,
    data: figureEffects,
  }),
  consoleProducts: endpoint({
    ...reading,
    path: '/api/console/products',
    summary: 'Racking systems and modules, their certificates, validity, and how many results rest on them',
    data: consoleProducts,
  }),
  proposeProduct: endpoint({
    ...signing,
    path: '/api/console/products/propose',
    summary: 'Add or change a racking system or module from its certificate, for another engineer to approve',
    body: productProposal,
    data: signOffRow,
  }),
  changeFigureRules: endpoint({
    method: 'POST',
    access: ['administrator'],
    path: '/api/console/figures/rules',
    summary: 'Whether a second engineer must approve; 409 if somebody else changed it first',
    body: figureRules,
    data: figureRules,
  }),
} as const
