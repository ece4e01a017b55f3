/** Signs that a file name may not have on one system or another. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu

/** A name that every system takes. */
export const safeName = (name: string): string => name.replace(forbidden, '-').replace(/^[.\s]+|[.\s]+$/g, '') || '-'

const numbered = (name: string, number: number): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  return number === 1 ? name : `${stem} (${number})${ending}`
}

/** Names each only once: a further one of the same name gets a number. */
export const onlyOnce = () => {
  const taken = new Set<string>()
  return (name: string): string => {
    let number = 1
    while (taken.has(numbered(name, number).toLowerCase())) number += 1
    taken.add(numbered(name, number).toLowerCase())
    return numbered(name, number)
  }
}
