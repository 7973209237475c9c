// The session's parts for the frame and other features. Loaded when shown, because forms are large.
import { lazy } from 'react'

// These parts are rendered by the server on public pages and hydrated unchanged, so they can't be lazy.
export { FormShell } from './form-parts.tsx'
export { CompanyJoinForm } from './forms/company-join-form.tsx'
export { CompanyPreview, type ExamplePage } from './forms/company-preview.tsx'
export { EmailField } from './forms/email-field.tsx'
export { JoinForm } from './forms/join-form.tsx'
export { OutboxLink } from './forms/mail-sent.tsx'
export { StoryPreview } from './forms/story-preview.tsx'
/** The same component, not lazy, for pages whose own code includes it. */
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
