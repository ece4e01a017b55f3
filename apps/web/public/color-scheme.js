// Before the first paint: the scheme chosen earlier, else the system's.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('soundroof.color-scheme')
  } catch {
    chosen = null
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
