import { MOST_DIGEST_JOBS } from '@rise/contract/digest/limits'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { NewsletterForm } from '../newsletter/index.ts'

const parts = [
  {
    title: 'What you get',
    text: `Up to ${MOST_DIGEST_JOBS} open jobs from the last weeks, each with its match and one line of why. We never send the same job twice.`,
  },
  {
    title: 'When you get it',
    text: 'On the day and at the time you choose. Weekly for free, daily with the Creator plan. If nothing is new, we don’t send one.',
  },
  {
    title: 'Why these jobs',
    text: 'They fit your skills, level and place. Until you’ve written a story, we go by the list you signed up from, the searches you save and the jobs you open.',
  },
] as const

/** Explains the digest to viewers who have none of their own. */
export function AboutDigest({ isMember }: { readonly isMember: boolean }) {
  return (
    <>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {parts.map(({ title, text }) => (
          <li key={title}>
            <h2 className="text-h3">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {isMember ? (
        <Card>
          <p>The digest is for professionals. With this account, you can browse all jobs.</p>
          <ButtonLink to="/jobs" className="mt-4">
            Browse jobs
          </ButtonLink>
        </Card>
      ) : (
        <Card as="section" aria-labelledby="get-digest" className="flex flex-col gap-4">
          <div>
            <h2 id="get-digest" className="text-h2">
              Get your first digest
            </h2>
            <p className="mt-1 text-muted">Free, once a week. You’ll get an account; unsubscribe with one click.</p>
          </div>
          {/* Quiet in every footer, but what this page is for. */}
          <div className="[&_button]:border-brand [&_button]:bg-brand [&_button]:text-on-brand [&_button:hover]:bg-brand-hover">
            <NewsletterForm source="newsletter-cta" />
          </div>
          <p className="text-small text-muted">
            Want jobs that match what you can do?{' '}
            <ButtonLink variant="link" to="/login?portal=professionals&mode=signup&next=/jobs/digest/review-my-info">
              Sign up and add your story
            </ButtonLink>
          </p>
        </Card>
      )}
    </>
  )
}
