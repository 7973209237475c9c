import { ButtonLink } from '../../../ui/base/button.tsx'
import { DigestSettingsCard } from './digest-settings-card.tsx'
import { NextDigest } from './next-digest.tsx'
import { PastDigests } from './past-digests.tsx'

/** A professional's digest: the next one, the settings, and past ones. */
export function OwnDigest() {
  return (
    <>
      <nav aria-label="Your digest" className="flex flex-wrap gap-2">
        <ButtonLink size="dense" to="/jobs/digest/review-my-info">
          Review my info
        </ButtonLink>
        <ButtonLink size="dense" to="/jobs/digest/billing">
          Plan
        </ButtonLink>
        <ButtonLink size="dense" to="/professional/jobs?show=searches">
          Saved searches
        </ButtonLink>
      </nav>
      <DigestSettingsCard />
      <NextDigest />
      <PastDigests />
    </>
  )
}
