import type { PostKind } from '@rise/contract/feed/kinds'
import { t } from '@rise/texts'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/page/page-head.tsx'
import { DeedWordsContext, type DeedWordsSlot } from '../connections/index.ts'
import { FeedAside } from './feed-aside.tsx'
import { FeedList } from './feed-list.tsx'
import { FirstSteps } from './first-steps.tsx'
import { feedHref, feedViewOf, prefilledPostOf } from './posts/feed-address.ts'
import { WritePost } from './write-post.tsx'

/** The community: members' posts, with the activity of followed members in between. The address names the part. */
export function FeedPage({ deedWords }: { deedWords: DeedWordsSlot }) {
  const [search] = useSearchParams()
  const view = feedViewOf(search)
  const prefilledPost = prefilledPostOf(search)
  const [writtenKind, setWrittenKind] = useState<PostKind | undefined>(prefilledPost?.kind)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={t('Community')} noindex />
      <h1 className="text-h1">{t('Community')}</h1>
      <div className="mt-6 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <WritePost
            kind={writtenKind}
            onKind={setWrittenKind}
            begin={prefilledPost?.kind === writtenKind ? prefilledPost?.html : undefined}
          />
          {/* Below the composer, because the first steps load later and must not move its buttons. */}
          <FirstSteps onHello={() => setWrittenKind('hello')} />
          <DeedWordsContext value={deedWords}>
            <FeedList key={feedHref(view)} view={view} />
          </DeedWordsContext>
        </div>
        <Suspense fallback={null}>
          <FeedAside />
        </Suspense>
      </div>
    </div>
  )
}
