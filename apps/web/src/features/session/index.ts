// What the frame and other features may show of the session. Loaded when shown, because forms are large.
import { lazy } from 'react'

// Rendered by the server on public pages and hydrated as it is, so it can't be a lazy part.
export { FormShell } from './form-parts.tsx'
export { CompanyJoinForm } from './forms/company-join-form.tsx'
export { EmailField } from './forms/email-field.tsx'
export { JoinForm } from './forms/join-form.tsx'
export { OutboxLink } from './forms/mail-sent.tsx'
/** The same as below, for pages that load it with themselves. */
export { PendingNotice as LoadedPendingNotice } from './pending-notice.tsx'
export { useContractForm } from './use-contract-form.ts'

/** The admins and their roles, for the settings of the admin area. Needs a Suspense around it. */
export const AdminsSection = lazy(async () => ({
  default: (await import('./admins/admins-section.tsx')).AdminsSection,
}))

/** The page of a suspended member. Needs a Suspense around it. */
export const Suspended = lazy(async () => ({ default: (await import('./suspended.tsx')).Suspended }))

/** "Confirm your email address" with "Send again", for pending members only. Needs a Suspense around it. */
export const PendingNotice = lazy(async () => ({ default: (await import('./pending-notice.tsx')).PendingNotice }))
