import { SLOGAN } from '@rise/contract/site/words'
import { t } from '@rise/texts'
import { useSettings } from '../../app/base/settings.tsx'
import { ForGuests } from '../../app/navigation/audience.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { JobSearchForm } from '../jobs/index.ts'
import type { HomePart } from './home-part.ts'
import { KindsOfPeople } from './kinds-of-people.tsx'
import { Sun } from './sun.tsx'

/**
 * The first screen introduces the product, shows companies and people, and has the only search field; below it are the
 * newest jobs and members' content.
 */
export function HomePage({ parts }: { parts: readonly HomePart[] }) {
  const { productName } = useSettings()
  return (
    <>
      <PageHead
        description={t(
          'Jobs, the companies behind them, and people who talk honestly about work: {productName} shows the pay where it is stated, and the source of every fact.',
          { productName },
        )}
        path="/"
      />
      <section className="border-b border-line bg-surface">
        <div className="mx-auto max-w-shell px-gutter pt-6 pb-4 md:pt-12 md:pb-6">
          {/* As high as its second column, so that the first one is in its place before the rest of the page arrives. */}
          <div className="grid items-center gap-x-16 gap-y-6 lg:min-h-[31.6875rem] lg:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="min-w-0">
              <h1 className="text-display font-bold md:text-hero">{t(SLOGAN)}</h1>
              <p className="mt-3 max-w-feed text-body text-muted md:mt-6 md:text-lead">
                {t(
                  '{productName} brings jobs, companies and honest talk about work together. You see the pay where it’s stated, and the source of every fact.',
                  { productName },
                )}
              </p>
              <div className="mt-4 [--control-height:3rem] md:mt-8">
                <JobSearchForm />
              </div>
              <KindsOfPeople />
              <ForGuests className="mt-4 md:mt-6">
                <ButtonLink to="/login?mode=signup">{t('Join {productName}', { productName })}</ButtonLink>
                {/* On phones, people come first. */}
                <p className="mt-3 max-w-feed text-small text-muted max-md:hidden">
                  {t(
                    'Joining is free. Save jobs, see which ones fit you, and ask people what the work is really like.',
                  )}
                </p>
              </ForGuests>
            </div>
            <div className="min-w-0">
              <Sun />
              <Parts parts={parts} place="beside" />
            </div>
          </div>
          <Parts parts={parts} place="strip" />
        </div>
      </section>
      <div className="mx-auto flex max-w-shell flex-col gap-12 px-gutter pt-12 md:gap-16">
        <Parts parts={parts} place={undefined} />
      </div>
    </>
  )
}

function Parts({ parts, place }: { parts: readonly HomePart[]; place: HomePart['place'] }) {
  return parts.filter((part) => part.place === place).map(({ name, Part }) => <Part key={name} />)
}
