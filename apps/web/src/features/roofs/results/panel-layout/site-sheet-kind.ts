/** The site sheet in the language of the screen; the page of either leads to the other. */
export const siteSheetKind = (language: string): 'site-sheet' | 'site-sheet-zh-hans' =>
  language === 'zh-Hans' ? 'site-sheet-zh-hans' : 'site-sheet'
