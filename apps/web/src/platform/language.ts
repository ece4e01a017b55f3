import { say } from '@soundroof/contract/platform/messages'
import { speak } from '@soundroof/contract/platform/text'
import { browserKeyValue } from './key-value.ts'
import { toast } from './toast.ts'

const key = 'soundroof.language'
const chinese = 'zh-Hans'

const kept = browserKeyValue()

export const isChineseChosen = (): boolean => kept.read(key) === chinese

/** Without its texts, which are a file of their own, the page stays English. */
export const speakChinese = async (): Promise<void> => {
  try {
    const { simplifiedChinese } = await import('../translations/zh-hans/simplified-chinese.ts')
    speak(simplifiedChinese)
    document.documentElement.lang = chinese
  } catch {
    document.documentElement.lang = 'en-AU'
    toast(say('languageNotLoaded'), 'problem')
  }
}

/** The page loads again: what was typed is kept on the device. */
export const switchLanguage = (toChinese: boolean): void => {
  if (toChinese) kept.write(key, chinese)
  else kept.remove(key)
  location.reload()
}
