import { readFileSync } from 'node:fs'
import { photos } from '../../e2e/fixtures/make-photos.ts'
import { example, reserve } from './customer.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./customer.mjs').customer>>} Client */

/** @param {Client} client @param {{ name: string, path: string }} photo @returns {Promise<string>} its address */
const upload = async (client, { name, path }) => {
  const [ticket] = await client.dataOf({ method: 'GET', path: '/api/images?number=1' })
  const { host, dir, policy, signature, accessid, fields } = ticket
  const key = `${dir}${crypto.randomUUID()}${name}.jpg`
  const form = new FormData()
  const parts = fields ?? { policy, signature, OSSAccessKeyId: accessid, dir }
  for (const [part, value] of Object.entries({ ...parts, key })) form.append(part, value)
  form.append('file', new Blob([readFileSync(path)], { type: 'image/jpeg' }), `${name}.jpg`)
  const answer = await fetch(host, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`A photo was refused with ${answer.status}: ${await answer.text()}`)
  return `${host}/${key}`
}

/** A complete project with six photographs. @param {Client} client */
export const withPhotographs = async (client) => {
  /** @type {string[]} */
  const addresses = []
  for (const photo of await photos()) addresses.push(await upload(client, photo))
  return {
    ...example('shed-in-sydney'),
    name: 'Six photographs',
    roof_photos: addresses.slice(0, 2),
    rafter_span_photos: addresses.slice(2, 3),
    connection_photos: addresses.slice(3),
  }
}

/** The same with a charged result. @param {Client} client */
export const photographed = async (client) => {
  const body = await withPhotographs(client)
  await reserve(client)
  await client.dataOf({ method: 'POST', path: '/api/projects/getResult', body })
  return body
}

/** A project of the client's, and how to edit it. @param {Client} client */
export const editable = async (client) => {
  const body = await withPhotographs(client)
  /** @type {import('./signed-client.mjs').Call} */
  const creation = { method: 'POST', path: '/api/projects/upload', body }
  const { hash } = await client.dataOf(creation)
  return { ...creation, body: { ...body, hash } }
}
