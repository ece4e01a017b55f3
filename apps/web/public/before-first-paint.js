// Before the first paint: the scheme chosen earlier, else the system's; the language; and whether the visitor's home page, which is English, is the right one.
;(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const chosen = kept('soundroof.color-scheme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const page = document.documentElement
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  const isChinese = kept('soundroof.language') === 'zh-Hans'
  if (isChinese) page.lang = 'zh-Hans'
  page.toggleAttribute('data-home-replaced', isChinese || kept('soundroof.user') !== null)
})()
