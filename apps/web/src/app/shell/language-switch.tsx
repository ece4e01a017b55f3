import { Button, UnstyledButton } from '@mantine/core'
import { chooseLanguage } from '../../platform/account/language.ts'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './footer.module.css'

/** Each language is named in itself, for readers who do not know the other. */
const useOtherLanguage = () => {
  const other = useSay().language === 'en-AU' ? 'zh-Hans' : 'en-AU'
  return {
    lang: other,
    onClick: () => void chooseLanguage(other),
    children: other === 'en-AU' ? 'English' : '中文',
  } as const
}

export const LanguageSwitch = () => <UnstyledButton className={styles.language} {...useOtherLanguage()} />

export const LanguageOfMenu = () => <Button variant="subtle" fullWidth radius={0} {...useOtherLanguage()} />
