import { Bookmark } from 'lucide-react'
import { Button, ButtonLink } from '../base/button.tsx'
import { Card, CardAbove, CardLink } from '../base/card.tsx'
import { Chip } from '../base/chip.tsx'
import { Facts } from '../base/facts.tsx'
import { FailedBlock } from '../base/failed-block.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { LogoMark } from '../base/logo-mark.tsx'
import { Pager } from '../base/pager.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { Avatar } from '../marks/avatar.tsx'
import { Badge, CountBadge } from '../marks/badge.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { Notice } from '../states/notice.tsx'
import { Skeleton, SkeletonGroup, SkeletonText } from '../states/skeleton.tsx'
import { RelativeTime } from '../time/time.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

const people = ['Mara Lindqvist', 'Yuki', '山田 太郎', '🦄', '', 'Ana-Sofía de la Cruz']
const organisations = [
  'Northwind',
  'Kestrel Labs',
  'Ostrava Steel',
  'Bloom & Co',
  '株式会社',
  'Quiet Harbour',
  'Wren',
  '',
]

/** Cards, generated pictures, and lists with their empty, loading and failed states. */
export function KitContent() {
  return (
    <>
      <KitSection title="Cards">
        <div className="grid gap-4 lg:grid-cols-2">
          <ExampleCard title="Senior product designer" name="Kestrel Labs" />
          <ExampleCard
            title="Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuerschluessel keeper"
            name="Quiet Harbour"
          />
        </div>
      </KitSection>
      <KitSection title="Pictures made from names">
        <KitRow title="People">
          {people.map((name) => (
            <Avatar key={name} name={name} size={48} />
          ))}
          <Avatar name="Broken Photo" photo="data:image/png;base64,AAAA" size={48} />
          {([24, 32, 40, 64, 96] as const).map((size) => (
            <Avatar key={size} name="Mara Lindqvist" size={size} />
          ))}
        </KitRow>
        <KitRow title="Organisations">
          {organisations.map((name) => (
            <LogoMark key={name} name={name} size={48} />
          ))}
          <LogoMark name="Northwind" size={24} />
          <LogoMark name="Kestrel Labs" size={96} />
        </KitRow>
      </KitSection>
      <KitSection title="Status">
        <KitRow title="Badges">
          <Badge>Closed</Badge>
          <Badge tone="info">Beta</Badge>
          <Badge tone="brand">New</Badge>
          <Badge tone="success">Live</Badge>
          <Badge tone="warning">Expires soon</Badge>
          <Badge tone="danger">Rejected</Badge>
          <CountBadge count={3} label="3 unread messages" />
          <CountBadge count={12} label="12 unread messages" />
        </KitRow>
        <div className="grid gap-4 lg:grid-cols-2">
          <Notice title="Your draft is saved">It stays on this device until you publish it.</Notice>
          <Notice tone="success">Published. It is visible to everyone now.</Notice>
          <Notice tone="warning" title="Two days left" action={<Button size="dense">Extend</Button>}>
            After that the listing closes by itself.
          </Notice>
          <Notice tone="danger" live={false} title="Not sent">
            Something went wrong... try again in a few minutes
          </Notice>
        </div>
        <Disclosure summary="Where does this come from?">
          Because the listing names a salary range and a place.
        </Disclosure>
      </KitSection>
      <KitSection title="Pages of a list">
        {([1, 5, 20] as const).map((page) => (
          <Pager key={page} label={`Pages, at ${page}`} page={page} pages={20} hrefFor={(to) => `#page-${to}`} />
        ))}
      </KitSection>
      <KitSection title="Empty, loading, failed">
        <div className="grid gap-4 lg:grid-cols-2">
          <Card>
            <EmptyState
              kind="nothing-yet"
              heading="h3"
              title="No saved jobs yet"
              action={
                <ButtonLink to="#browse" variant="primary">
                  Browse jobs
                </ButtonLink>
              }
            >
              Save a listing and it waits for you here.
            </EmptyState>
          </Card>
          <Card>
            <EmptyState
              kind="no-match"
              heading="h3"
              title="No jobs match"
              action={<ButtonLink to="#clear">Clear filters</ButtonLink>}
            >
              Try fewer filters, or another place.
            </EmptyState>
          </Card>
        </div>
        <FailedBlock title="Couldn’t load jobs" onRetry={() => undefined} />
        <Card>
          <SkeletonGroup label="Loading jobs" className="max-w-feed">
            <div className="flex gap-4">
              <Skeleton className="size-12 shrink-0" />
              <div className="grow">
                <SkeletonText lines={3} />
              </div>
            </div>
          </SkeletonGroup>
        </Card>
      </KitSection>
    </>
  )
}

function ExampleCard({ title, name }: { title: string; name: string }) {
  return (
    <Card as="article" className="flex gap-4">
      <LogoMark name={name} size={48} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="text-lead wrap-anywhere">
          <CardLink to="#card">{title}</CardLink>
        </h3>
        <p className="text-small text-muted">{name}</p>
        <p className="text-small">
          <Facts>{['Berlin, hybrid', '€72,000 to €84,000 a year']}</Facts>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Chip>Design</Chip>
          <Chip>Visa help</Chip>
          <RelativeTime date="2026-11-20T08:30:00Z" className="text-small text-subtle" />
        </div>
      </div>
      <CardAbove className="-mt-2 -mr-2 shrink-0">
        <IconButton label="Save" tip="end">
          <Bookmark size={20} aria-hidden />
        </IconButton>
      </CardAbove>
    </Card>
  )
}
