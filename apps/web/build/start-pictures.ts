import type { HtmlTagDescriptor, Plugin } from 'vite'
import sizes from './splash-sizes.json' with { type: 'json' }

const schemes = ['light', 'dark'] as const

type StartPicture = { readonly href: string; readonly media: string }

/** iOS shows a picture that has exactly the pixels of its screen, else a white page. Points and ratio of iPhones from 2016 to 2025. */
export const startPictures: readonly StartPicture[] = sizes.flatMap(({ width, height, ratio }) =>
  schemes.map((scheme) => ({
    href: `/splash/${width * ratio}x${height * ratio}-${scheme}.png`,
    media: [
      `(prefers-color-scheme: ${scheme})`,
      `(device-width: ${width}px) and (device-height: ${height}px)`,
      `(-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`,
    ].join(' and '),
  })),
)

/** What the installed application shows while it starts, in the page that is installed. */
export const startPicturesInPage = (): Plugin => ({
  name: 'start-pictures',
  apply: 'build',
  transformIndexHtml: () =>
    startPictures.map(
      (attrs): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'apple-touch-startup-image', ...attrs },
        injectTo: 'head',
      }),
    ),
})
