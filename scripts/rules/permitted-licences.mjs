/** Licences that ask for no more than that their notice is kept. */
export const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
])

/** @typedef {{ packages: readonly string[], licence: string, developmentOnly: boolean, reason: string }} Exception */

/** Licences that ask for more, each for the packages named; a name may end in `*`. @type {readonly Exception[]} */
export const exceptions = [
  {
    packages: ['libheif-js'],
    licence: 'LGPL-3.0',
    developmentOnly: false,
    reason:
      'Reads HEIC photos on the server. Used unchanged, outside the bundle, so that another build of it can take its place; no browser receives it. Who passes on an installation with its packages passes this one on under its own licence.',
  },
  {
    packages: ['@img/sharp-libvips-*', '@img/sharp-wasm32', '@img/sharp-win32-*'],
    licence: 'LGPL-3.0-or-later',
    developmentOnly: false,
    reason:
      'The image library under sharp, one for each machine, on the server. Used unchanged as a library of its own that can be replaced; no browser receives it. It carries further libraries, which its README names with their licences. Who passes on an installation with its packages passes these on under their own licences.',
  },
  {
    packages: ['@expo-google-fonts/inter', '@expo-google-fonts/noto-sans-sc'],
    licence: 'OFL-1.1',
    developmentOnly: false,
    reason:
      'The font of the reports. Its licence covers the font itself and not a document that is made with it; the font is not changed and not sold by itself.',
  },
  {
    packages: ['@axe-core/playwright', 'axe-core', 'lightningcss', 'lightningcss-*'],
    licence: 'MPL-2.0',
    developmentOnly: true,
    reason: 'Tools of tests and of the build, used unchanged; their licence covers their own files.',
  },
  {
    packages: ['@capgo/native-purchases'],
    licence: 'MPL-2.0',
    developmentOnly: false,
    reason:
      'Speaks with the stores of phones, in the mobile app. Used unchanged; its licence covers its own files, whose source is public.',
  },
  {
    packages: ['argparse'],
    licence: 'Python-2.0',
    developmentOnly: true,
    reason: 'Read by the linter of the description of the calls, in a test; asks for no more than its notice.',
  },
  {
    packages: ['argparse'],
    licence: 'PSF-2.0',
    developmentOnly: true,
    reason: 'The same, in a later version.',
  },
  {
    packages: ['caniuse-lite'],
    licence: 'CC-BY-4.0',
    developmentOnly: true,
    reason: 'A table of browsers that a tool of the mutation tests reads; nothing of it is passed on.',
  },
]

/** Packages that declare no licence: what their own file LICENSE begins with. @type {Readonly<Record<string, string>>} */
export const readFromFile = { 'png-js': 'MIT' }

/** @param {string} pattern @param {string} name */
const covers = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)

/** @typedef {{ name: string, version: string, licence: string, development: boolean }} Package */

/** @param {Exception} exception @param {Package} one */
export const excepts = ({ packages, developmentOnly }, { name, development }) =>
  packages.some((pattern) => covers(pattern, name)) && (development || !developmentOnly)

/** One of the alternatives is permitted with all its parts. Brackets within brackets are refused. @param {Package} one */
export const isPermitted = (one) => {
  const expression = one.licence.replace(/^\(([^()]*)\)$/, '$1')
  const own = exceptions.filter((exception) => excepts(exception, one)).map(({ licence }) => licence)
  const suits = (/** @type {string} */ licence) => permitted.has(licence) || own.includes(licence)
  return !/[()]/.test(expression) && expression.split(' OR ').some((choice) => choice.split(' AND ').every(suits))
}
