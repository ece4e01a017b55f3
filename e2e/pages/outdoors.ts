import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What gloves, glare and a thumb need of a page, measured in the browser. */

/** Of gloves, in CSS pixels. */
const fingertip = 48

type Fault = string

/** Controls smaller than a fingertip, and edges of fields that glare hides. Runs in the page. */
const measured = (least: number): readonly Fault[] => {
  const faults: Fault[] = []
  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    element.getBoundingClientRect().right > 0 &&
    element.getBoundingClientRect().bottom > -scrollY
  const named = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    return `${element.tagName.toLowerCase()} "${text || element.getAttribute('name')}"`
  }
  /** A link in running text is as high as its line. */
  const isInText = (element: Element): boolean =>
    element.matches('a, button') && getComputedStyle(element).display === 'inline'
  /** The words beside a tick or radio button are pressed too, and the frame around a field. */
  const target = (element: Element): { readonly width: number; readonly height: number } => {
    const labels =
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? [...(element.labels ?? [])] : []
    const frame = element.closest('.mantine-PasswordInput-input') ?? element
    const boxes = [frame, ...labels].map((one) => one.getBoundingClientRect())
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    }
  }
  /** Brought into view as a keyboard does it, its middle is not under something else. */
  const isCovered = (element: Element): boolean => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && !element.contains(top) && !top.contains(element)
  }
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]'
  const scope = document.querySelector('[role="dialog"]') ?? document
  for (const element of scope.querySelectorAll(controls)) {
    if (!shown(element) || isInText(element) || element.closest('[inert], [aria-hidden="true"]')) continue
    const { width, height } = target(element)
    if (Math.round(width) < least || Math.round(height) < least)
      faults.push(`${named(element)} is ${Math.round(width)} x ${Math.round(height)} px`)
    if (isCovered(element)) faults.push(`${named(element)} lies under something`)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth - clientWidth > 1) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
  return faults
}

export const reachOf = (page: Page): Promise<readonly Fault[]> => page.evaluate(measured, fingertip)

/** Texts with less than 7:1, large ones with less than 4.5:1. */
export const glareOf = async (page: Page): Promise<readonly Fault[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast-enhanced'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message.slice(0, 160)}`),
  )
}
