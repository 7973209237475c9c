import type { Access } from '@rise/contract/policy'
import { Anchor } from '../../ui/base/anchor.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { openNewsletter } from '../base/newsletter-opener.ts'
import { useSettings } from '../base/settings.tsx'

const SIGN_UP = '/login?portal=professionals&mode=signup'

/**
 * Tells a guest what an account is needed for (section 2, "Force-login toast"): "Create an account to ...", continued
 * by `text`, such as `save this job`. The button shows the product's name and leads to sign-up; for a text about job
 * delivery it is SEND ME JOBS, which opens the newsletter.
 */
export function askToSignIn(text: string): void {
  showToast({
    id: 'force-login',
    title: `Create an account to ${text}`,
    action: /jobs delivered/i.test(text)
      ? { label: 'SEND ME JOBS', onPress: openNewsletter }
      : { label: <ProductName />, to: SIGN_UP },
  })
}

/** Tells a member that this requires a confirmed email. */
export function askToConfirm(): void {
  const toSettings = { label: 'Settings', to: '/settings' }
  showToast({ id: 'confirm', title: 'Confirm your email address first.', action: toSettings })
}

/** Tells a member whose role has no such page why they are in the feed instead. */
export function sayWhoseItIs(access: Access): void {
  const title = whose[access] ?? 'That page isn’t for your account, so here’s the feed.'
  showToast({ id: 'not-for-role', title })
}

const whose: Partial<Record<Access, string>> = {
  professional: 'That page is for professionals, so here’s the feed.',
  creator: 'Professionals on the Creator plan write these, so here’s the feed.',
  employer: 'That page is for companies, so here’s the feed.',
}

/**
 * Tells a member that their plan does not include this (section 6); a press anywhere on the toast leads to the plans.
 */
export function askToUpgrade(): void {
  showToast({
    id: 'force-upgrade',
    kind: 'upgrade',
    title: (
      <Anchor to="/purchase" className="card-link">
        To access this content, please upgrade your plan!
      </Anchor>
    ),
  })
}

function ProductName() {
  return useSettings().productName
}
