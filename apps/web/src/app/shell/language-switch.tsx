import { Button, UnstyledButton } from '@mantine/core'
import { isChineseChosen, switchLanguage } from '../../platform/language.ts'
import styles from './footer.module.css'

/** Each language is named in itself, for whoever does not read the other. */
const otherLanguage = () => {
  const isChinese = isChineseChosen()
  return {
    lang: isChinese ? 'en-AU' : 'zh-Hans',
    onClick: () => switchLanguage(!isChinese),
    children: isChinese ? 'English' : '中文',
  }
}

export const LanguageSwitch = () => <UnstyledButton className={styles.language} {...otherLanguage()} />

export const LanguageOfMenu = () => <Button variant="subtle" fullWidth radius={0} {...otherLanguage()} />
