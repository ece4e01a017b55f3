import type { StaffRole } from '@soundroof/contract/administration/staff'
import type { ApiKeyScope } from '@soundroof/contract/platform/access'
import type { ProviderDetails } from '@soundroof/contract/platform/provider'
import type { ReviewOffer } from '@soundroof/contract/platform/review-offer'
import type { NoticeKind } from '@soundroof/contract/review/notices/notice-calls'
import type { EndedInspection } from '@soundroof/contract/roofs/documents/inspection-end'

/** What happened to the one-time codes of an account. */
export type CodeEvent = 'on' | 'off' | 'recovery_used' | 'recovery_renewed' | 'removed'
export type PasskeyEvent = 'added' | 'removed' | 'all removed'

/**
 * Attack: strangers choose the names of companies and projects, and we send them to others. They arrive here without signs
 * of which a mail program makes a link, and without numbers to call; empty where nothing is left.
 */
export type HarmlessName = string

/** Attack: as with names. A text in its lines, of which nothing becomes a link; bounded in length. */
export type HarmlessText = string

/** A message of a thread; the person is empty where the account is gone. */
export type Written = { readonly text: HarmlessText; readonly person: HarmlessName }

/** What was written about a question: the message, and the last one before it. `label`: of the contract's tables. */
export type ThreadNews = {
  readonly about: { readonly kind: 'project' | 'photo' } | { readonly kind: 'field'; readonly label: string }
  readonly said: Written
  readonly before: Written | null
}

/** A delivery date and, where it changed, the former one and why. Days: `YYYY-MM-DD`. */
export type DeliveryNews = { readonly day: string; readonly former: string | null; readonly reason: HarmlessText }

export type AboutProject = {
  readonly kind: NoticeKind
  readonly name: HarmlessName
  readonly link: string
  /** Of a certificate after inspection that ended; null: the mail is about something else. */
  readonly ended: EndedInspection | null
}

/** By the code of the mail. Moments in ISO 8601, UTC; links whole; `devices` and `newPassword` are links to pages. */
export type MailValues = {
  readonly 'new-password': { readonly link: string; readonly minutes: number }
  readonly 'new-api-key': {
    readonly scopes: readonly ApiKeyScope[]
    readonly until: string
    readonly devices: string
  }
  readonly 'passkeys-changed': {
    readonly event: PasskeyEvent
    readonly at: string
    readonly devices: string
    readonly newPassword: string
  }
  readonly 'codes-changed': {
    readonly event: CodeEvent
    readonly at: string
    /** Recovery codes that are not used up. */
    readonly left: number
    readonly newPassword: string
  }
  readonly 'unproven-codes-removed': { readonly devices: string; readonly newPassword: string }
  readonly 'company-invitation': { readonly company: HarmlessName; readonly days: number; readonly link: string }
  readonly 'staff-invitation': { readonly role: StaffRole; readonly days: number; readonly link: string }
  /** `calculations`: of the whole period; `link`: to the page of plans. */
  readonly 'period-granted': {
    readonly company: HarmlessName
    readonly invoice: string
    readonly calculations: number
    readonly from: string
    readonly until: string
    readonly link: string
  }
  readonly 'granted-period-ended': {
    readonly company: HarmlessName
    readonly invoice: string
    readonly at: string
    readonly link: string
  }
  /** `stop`: link that stops these mails; `offer`: what was stated when the project was submitted, said when it is received. */
  readonly 'project-notice': AboutProject & {
    readonly stop: string
    readonly offer: ReviewOffer
    /** Null: the mail is about no message, or no date. */
    readonly thread: ThreadNews | null
    readonly delivery: DeliveryNews | null
  }
  /** What all of them are about, or that it is several things. */
  readonly 'safety-notice': { readonly about: NoticeKind | 'several'; readonly projects: readonly AboutProject[] }
}
export type MailCode = keyof MailValues

/** A mail in codes; of several codes one of them. */
export type CodedMail<C extends MailCode = MailCode> = {
  readonly [K in C]: { readonly code: K; readonly values: MailValues[K] }
}[C]

/** Plain text, lines as they are. */
export type MailText = { readonly subject: string; readonly text: string }
export type Signature = Pick<ProviderDetails, 'name' | 'email'>

/** The mails of a language: words for every code. */
export type Mails = { readonly [C in MailCode]: (values: MailValues[C], provider: Signature) => MailText }
