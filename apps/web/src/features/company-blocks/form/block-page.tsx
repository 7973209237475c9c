import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Block, BlockContent } from '@rise/contract/company-blocks/fields'
import { type BlockKind, blockKinds } from '@rise/contract/company-blocks/kinds'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { blockWords } from '@rise/contract/company-blocks/words'
import type { Picture } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { invalidate, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { MissingPage } from '../../../app/error/missing-page.tsx'
import { useVersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { DeskFrame } from '../../companies/index.ts'
import { accentStyle } from '../page/accent-style.ts'
import { BlockView } from '../page/block-view.tsx'
import { isEmpty, type Material, materialOf } from '../views/material.ts'
import { BlockFields } from './block-fields.tsx'
import { kindFields } from './kind-fields.ts'
import { useBlockJobs } from './use-block-jobs.ts'
import { withoutWrongEmbeds } from './wrong-embeds.ts'

const BLOCKS = '/company/edit/blocks'

/** The form of one block, next to its preview. */
export function BlockPage() {
  const { kind: kindInAddress = '' } = useParams()
  const kind = blockKinds.find((one) => one === kindInAddress)
  if (!kind) return <ErrorBody status={404} unmatched />
  return <DeskFrame title={t(blockWords[kind].name)}>{(desk) => <LoadedBlock desk={desk} kind={kind} />}</DeskFrame>
}

function LoadedBlock({ desk, kind }: { desk: CompanyDesk; kind: BlockKind }) {
  const { id } = useParams()
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/companies/{slug}/block-draft', { params: { slug: desk.slug } }, presentVersion),
  )
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load this block')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  // A form that starts with an older version could not be saved.
  if (!(data && isFetchedAfterMount)) {
    return (
      <SkeletonGroup label={t('Loading the block')}>
        <Skeleton className="h-[24rem] w-full" />
      </SkeletonGroup>
    )
  }
  const block = data.layout.blocks.find((one) => one.id === id && one.kind === kind)
  return (
    <>
      <p className="text-small">
        <TextLink to={BLOCKS} look="quiet" className="inline-flex items-center gap-1">
          <ArrowLeft size={16} aria-hidden />
          {t('All blocks')}
        </TextLink>
      </p>
      {block ? (
        <Editor key={block.id} saved={block} draft={data} companyName={desk.fields.companyName} />
      ) : (
        <MissingPage />
      )}
    </>
  )
}

type Content = Record<string, unknown>

interface EditorProps {
  readonly saved: Block
  readonly draft: PageDraft
  readonly companyName: string
}

function Editor({ saved, draft, companyName }: EditorProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { slug } = draft
  const { id, kind } = saved
  const [uploadedPictures, setUploadedPictures] = useState<readonly Picture[]>([])
  const material = useMemo(() => {
    const base = materialOf(draft.material, { slug, companyName })
    return { ...base, pictures: new Map([...base.pictures, ...uploadedPictures.map((one) => [one._id, one] as const)]) }
  }, [draft.material, slug, companyName, uploadedPictures])

  async function fetchLatest(): Promise<Block & { _id: string }> {
    const latest = await queryClient.fetchQuery({
      ...queryOf(api, 'GET /api/v1/companies/{slug}/block-draft', { params: { slug } }, presentVersion),
      staleTime: 0,
    })
    const block = latest.layout.blocks.find((one) => one.id === id)
    if (!block) throw new Error(t('This block is no longer on the page.'))
    return { ...block, _id: id }
  }

  const form = useVersionedForm<Block & { _id: string }, Content, BlockContent>({
    name: `block-${id}`,
    saved: { ...saved, _id: id },
    pick: ({ content }) => content as Content,
    toBody: (content) => ({ kind, content }) as unknown as BlockContent,
    schema: async () => (await import('../form-schemas.ts')).formSchemas.block,
    conflictCode: 'block-changed',
    async send(body) {
      const params = { slug, id }
      const { result } = await api('PUT /api/v1/companies/{slug}/block-draft/{id}', { params, body })
      void invalidate(queryClient, ['GET /api/v1/companies/{slug}/block-draft'])
      return { ...result, _id: id }
    },
    latest: fetchLatest,
  })
  const previewBlock = { ...saved, content: withoutWrongEmbeds(form.values) } as unknown as Block
  const liveMaterial = useBlockJobs(previewBlock, material)
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <VersionedFormShell
        form={form}
        label={t(blockWords[kind].name)}
        changedElsewhere={t('Your block was changed elsewhere while you were editing')}
        saveLabel={t('Save block')}
        untouched={t('Saved in your draft')}
        before={
          <>
            {/* Only a wide window has room for the preview next to the form. */}
            <ButtonLink to="#preview" variant="ghost" className="lg:hidden">
              {t('Preview')}
            </ButtonLink>
            <ButtonLink to={BLOCKS} variant="ghost" className="max-sm:hidden">
              {t('All blocks')}
            </ButtonLink>
          </>
        }
      >
        <p className="text-muted">{t(blockWords[kind].hint)}</p>
        <BlockFields
          specs={kindFields[kind]}
          values={form.values}
          onChange={(values) => form.set(values)}
          place={{
            field: (path) => form.field(`content.${path}`),
            kind,
            slug,
            pictures: material.pictures,
            onUploaded: (picture) => setUploadedPictures((before) => [...before, picture]),
            replaced: form.replaced,
          }}
        />
      </VersionedFormShell>
      <div className="flex min-w-0 flex-col gap-6">
        <BlockPreview block={previewBlock} material={liveMaterial} accent={draft.layout.theme.accent} />
        {form.conflict ? <TheirVersion slug={slug} id={id} material={material} /> : null}
      </div>
    </div>
  )
}

/** Shows the version that someone else saved meanwhile, next to the typed values. */
function TheirVersion({ slug, id, material }: { slug: string; id: string; material: Material }) {
  const { data } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/companies/{slug}/block-draft', { params: { slug } }, presentVersion),
    staleTime: 0,
  })
  const block = data?.layout.blocks.find((one) => one.id === id)
  if (!block) return null
  return (
    <section aria-label={t('What they saved')} className="min-w-0 rounded-card border border-line bg-bg p-4 sm:p-6">
      <p className="mb-6 text-caption text-muted">{t('What they saved')}</p>
      {isEmpty(block, material) ? (
        <p className="text-muted">{t('Nothing yet.')}</p>
      ) : (
        <BlockView block={block} material={material} />
      )}
    </section>
  )
}

interface PreviewProps {
  readonly block: Block
  readonly material: Material
  readonly accent: string | null
}

/** The block as visitors will see it, with the typed values. */
function BlockPreview({ block, material, accent }: PreviewProps) {
  return (
    <section
      id="preview"
      aria-label={t('Preview')}
      style={accentStyle(accent)}
      className="h-fit min-w-0 scroll-mt-24 rounded-card border border-line bg-bg p-4 sm:p-6 lg:sticky lg:top-24"
    >
      <p className="mb-6 text-caption text-muted">{t('Preview')}</p>
      {isEmpty(block, material) ? (
        <p className="text-muted">{emptyWords(block)}</p>
      ) : (
        <BlockView block={block} material={material} />
      )}
    </section>
  )
}

function emptyWords({ kind }: Block): string {
  switch (kind) {
    case 'gettoknow':
    case 'risingwomen':
      return t('People appear here once they have agreed to be named.')
    case 'jointeam':
      return t('No open jobs fit. People see this block once one does.')
    case 'recentnews':
      return t('The notes from your desk appear here. Without any, people don’t see this block.')
    default:
      return t('Fill in the form, and the block appears here as people will see it.')
  }
}
