import type { Access } from '@rise/contract/policy'
import { type Message, msg, t } from '@rise/texts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { showToast, type Toast } from '../../ui/base/toast.ts'
import { useSettings } from '../base/settings.tsx'
import { LOGIN, PLANS, SETTINGS } from '../session/addresses.ts'

const SIGN_UP = `${LOGIN}?portal=professionals&mode=signup`

/**
 * Shows a guest a toast that says what an account is needed for (section 2 of the specification, "Force-login toast"):
 * `title` begins with "Create an account to ...". By default, its button shows the product's name and leads to sign-up.
 */
export function askToSignIn(title: string, action: Toast['action'] = { label: <ProductName />, to: SIGN_UP }): void {
  showToast({ id: 'force-login', title, action })
}

/** Shows a toast that asks members to confirm their email first. */
export function askToConfirm(): void {
  const toSettings = { label: t('Settings'), to: SETTINGS }
  showToast({ id: 'confirm', title: t('Confirm your email address first.'), action: toSettings })
}

/** Shows a redirected member a toast that says why they are in the feed: the page is for another role. */
export function explainRedirect(access: Access): void {
  const title = redirectToasts[access] ?? msg('That page isn’t for your account, so here’s the feed.')
  showToast({ id: 'not-for-role', title: t(title) })
}

const redirectToasts: Partial<Record<Access, Message>> = {
  professional: msg('That page is for professionals, so here’s the feed.'),
  creator: msg('Professionals on the Creator plan write these, so here’s the feed.'),
  employer: msg('That page is for companies, so here’s the feed.'),
}

/**
 * Shows a toast that asks to upgrade the plan (section 6 of the specification). A click anywhere on it leads to the
 * plans.
 */
export function askToUpgrade(): void {
  showToast({
    id: 'force-upgrade',
    kind: 'upgrade',
    title: (
      <Anchor to={PLANS} className="card-link">
        {t('To access this content, please upgrade your plan!')}
      </Anchor>
    ),
  })
}

function ProductName() {
  return useSettings().productName
}
