import { expect, type Page, type Response } from '@playwright/test'

type Watched = { readonly policies: string[]; readonly violations: string[] }

const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values.join(' ')]
    }),
  )

/** Every page that is opened, and every policy violation that the browser reports. */
export const watch = async (page: Page): Promise<Watched> => {
  const watched: Watched = { policies: [], violations: [] }
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'document')
      watched.policies.push(response.headers()['content-security-policy'] ?? 'none')
  })
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) watched.violations.push(`${page.url()}: ${message.text()}`)
  })
  await page.exposeFunction('tellViolation', (text: string) => void watched.violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { readonly tellViolation: (text: string) => void }).tellViolation
      tell(`${document.location.pathname}: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return watched
}

const isStrict = (policy: string): void => {
  const directives = directivesOf(policy)
  expect(directives.get('script-src')).toBe("'self'")
  expect(directives.get('default-src')).toBe("'self'")
  expect(directives.get('object-src')).toBe("'none'")
  expect(directives.get('base-uri')).toBe("'none'")
  expect(directives.get('frame-ancestors')).toBe("'none'")
  expect(policy).not.toContain('unsafe-eval')
}

/** Each of so many documents came with the strict policy, and none broke it. */
export const isKept = ({ policies, violations }: Watched, documents: number): void => {
  expect(policies.length).toBeGreaterThanOrEqual(documents)
  for (const policy of policies) isStrict(policy)
  expect(violations).toEqual([])
}
