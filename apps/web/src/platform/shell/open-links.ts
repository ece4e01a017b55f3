import { App } from '@capacitor/app'
import { goTo } from '../navigation.ts'

/** The screen that a link to the server means; null for another address. */
export const pathOfLink = (link: string): string | null => {
  if (!URL.canParse(link)) return null
  const { protocol, pathname, search, hash } = new URL(link)
  return protocol === 'https:' ? `${pathname}${search}${hash}` : null
}

/** Links that the phone gives to the app, the one that started it included; Android's back button goes back. */
export const openLinks = async (): Promise<void> => {
  const open = (link: string | undefined): void => {
    const path = link === undefined ? null : pathOfLink(link)
    if (path !== null) goTo(path)
  }
  await App.addListener('appUrlOpen', ({ url }) => open(url))
  await App.addListener('backButton', ({ canGoBack }) => (canGoBack ? window.history.back() : void App.minimizeApp()))
  open((await App.getLaunchUrl())?.url)
}
