import { createTheme, type MantineColorsTuple } from '@mantine/core'
import type { Say } from '../platform/words/use-say.ts'

const petrol: MantineColorsTuple = [
  '#eaf5f6',
  '#d5e8eb',
  '#a9d0d7',
  '#79b7c2',
  '#52a1af',
  '#3a93a3',
  '#26808f',
  '#0f5f6d',
  '#0b5563',
  '#06434f',
]
const dark: MantineColorsTuple = [
  '#d7dde3',
  '#bcc5cd',
  '#9eaab5',
  '#75828e',
  '#52606c',
  '#3a4752',
  '#28333c',
  '#182027',
  '#12181d',
  '#0c1115',
]

/** The usual red, but for the background of buttons in the dark scheme: white words on it must be readable. */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#fa5252',
  '#d6302f',
  '#d62828',
  '#c92a2a',
]

const fontFamily =
  "'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"
/** Made once the language is known. */
export const themeInLanguage = (say: Say) => {
  const close = say('shell.close')
  const closeLabel = { closeButtonProps: { 'aria-label': close } }
  const wideClose = { closeButtonProps: { 'aria-label': close, size: 44, iconSize: 20 } }

  return createTheme({
    colors: { petrol, dark, red },
    primaryColor: 'petrol',
    primaryShade: { light: 8, dark: 7 },
    autoContrast: true,
    fontFamily,
    headings: {
      fontFamily,
      sizes: {
        h1: { fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 1.95rem)', fontWeight: '680', lineHeight: '1.2' },
        h2: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: '650', lineHeight: 'inherit' },
        h3: { fontSize: '1rem', fontWeight: '650', lineHeight: 'inherit' },
      },
    },
    defaultRadius: 'md',
    radius: { md: '7px', lg: '12px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Button: { defaultProps: { size: 'md' } },
      TextInput: { defaultProps: { size: 'md' } },
      PasswordInput: { defaultProps: { size: 'md' } },
      FileInput: { defaultProps: { size: 'md' } },
      NativeSelect: { defaultProps: { size: 'md' } },
      Textarea: { defaultProps: { size: 'md' } },
      Modal: { defaultProps: { ...wideClose, radius: 'lg', padding: 'lg', overlayProps: { backgroundOpacity: 0.5 } } },
      // Otherwise a dialog's heading would be a second banner of the page.
      ModalHeader: { defaultProps: { component: 'div' } },
      Drawer: { defaultProps: closeLabel },
      Notification: { defaultProps: { ...closeLabel, withBorder: true } },
      Alert: { defaultProps: { closeButtonLabel: close } },
    },
  })
}
