/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./film.mjs').Film} Film */
/** @typedef {{ page: Page, film: Film, photos: readonly string[] }} Set */

/** @param {Page} page @param {string} name */
const field = (page, name) => page.locator(`form [name="${name}"]`).first()

/** @param {Page} page @param {string | RegExp} name */
const button = (page, name) => page.getByRole('button', { name }).first()

/** @param {Set} set @param {string} group @param {RegExp} option */
const choose = async ({ page, film }, group, option) => {
  const fields = page.locator('fieldset', { has: page.locator(`input[name="${group}"]`) }).last()
  const id = await fields.getByRole('radio', { name: option }).getAttribute('id')
  await film.press(page.locator(`label:has([id="${id}"])`))
}

/** @param {Set} set @param {Readonly<Record<string, string>>} values */
const fill = async ({ page, film }, values) => {
  for (const [name, text] of Object.entries(values)) await film.type(field(page, name), text)
}

/** @param {Set} set @param {string} step */
const next = async ({ page, film }, step) => {
  await film.press(page.getByRole('button', { name: 'Next', exact: true }))
  await page.waitForURL(new RegExp(`/${step}\\?`))
  await page.locator('[aria-current="step"]').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await film.picture(700)
}

/** @param {Set} set */
const named = async (set) => {
  await fill(set, { name: 'Shed', number: '41' })
  await next(set, 'project_new1')
}

/** @param {Set} set */
const building = async (set) => {
  const { page, film } = set
  await fill(set, { length: '30', width: '18', roofHeight: '6', roofSlope: '5', parapetHeight: '0' })
  await choose(set, 'shape', /Regular Rectangular/)
  await film.type(field(page, 'place'), '2150')
  await film.press(page.getByRole('option', { name: /^Parramatta/ }).first())
  await film.press(button(page, /^A2: Sydney/))
  await fill(set, { streetAddress: '3 Elm St' })
  await choose(set, 'terrain', /Many close obstacles/)
  await next(set, 'project_new2')
}

/** @param {Set} set */
const solar = async (set) => {
  await choose(set, 'installation', /^Perpendicular/)
  await fill(set, { scale: '60' })
  await choose(set, 'mount', /^Flush mount/)
  await choose(set, 'panelLengthBand', /1701 to 1800/)
  await choose(set, 'panelWidthBand', /1001 to 1200/)
  await choose(set, 'fixing', /^Non-penetrative Clamp/)
  await next(set, 'project_new3')
}

/** @param {Set} set */
const photographs = async (set) => {
  const { page, film, photos } = set
  const [roof = '', other = '', span = '', screws = ''] = photos
  const categories = /** @type {const} */ ([
    ['Roof photos', [roof, other]],
    ['Rafter span photos', [span]],
    ['Connection photos', [screws]],
    ['Roof sheeting photos', [other]],
  ])
  for (const [title, paths] of categories) {
    const files = page.getByLabel(`${title}: add files`)
    await film.scrollTo(files)
    await files.setInputFiles([...paths])
    await page.getByRole('button', { name: `Remove ${title} ${paths.length}`, exact: true }).waitFor()
    await film.picture(900)
  }
  await next(set, 'project_new4')
}

/** @param {Set} set */
const structure = async (set) => {
  const { page, film } = set
  await choose(set, 'material', /^Steel/)
  await film.type(field(page, 'sectionName'), 'z15019')
  await choose(set, 'bridging', /^1/)
  await choose(set, 'support', /^Lapped/)
  await fill(set, { spacing: '1200', span: '6000' })
  await choose(set, 'rafterMaterial', /^Steel/)
  await fill(set, { beamDepth: '310', beamFlangeWidth: '165', beamFlangeThickness: '10.2' })
  await fill(set, { rafterSpan: '9000' })
  await next(set, 'project_new5')
}

/** @param {Set} set */
const roofType = async (set) => {
  const { page, film } = set
  await choose(set, 'sheeting', /pan 350 mm/)
  await film.press(button(page, 'Calculate'))
  await page.waitForURL(/project_result\?project=/)
  await page.getByRole('tab', { name: '3D' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await film.picture(1500)
}

/** @param {Set} set */
const result = async ({ page, film }) => {
  for (let part = 0; part < 3; part++) {
    await film.scroll(280)
    await film.picture(1200)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await film.press(page.getByRole('tab', { name: '3D' }))
  await page.getByRole('application', { name: /^Roof in 3D/ }).waitFor()
  await film.picture(2500)
}

/** @param {Set} set */
const documents = async ({ page, film }) => {
  await film.press(page.getByRole('tab', { name: 'Plan' }))
  await film.press(button(page, 'Submit for review'))
  await page.getByRole('dialog').waitFor()
  await film.picture(3500)
}

/** What is done while each line of the captions is shown, in their order. */
export const scenes = [named, building, solar, photographs, structure, roofType, result, documents]
