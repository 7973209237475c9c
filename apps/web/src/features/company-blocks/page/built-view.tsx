import type { Company } from '@rise/contract/companies/shapes'
import type { CoverLook, PageTab } from '@rise/contract/company-blocks/kinds'
import { tabWords } from '@rise/contract/company-blocks/words'
import { t } from '@rise/texts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Api } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { isEmpty, materialOf } from '../views/material.ts'
import { accentStyle } from './accent-style.ts'
import { BlockGrid } from './block-grid.tsx'

type BuiltCompany = Pick<Company, 'slug' | 'companyName' | 'builtPage'>

/** Loads the blocks of a company that has published some, before its page is rendered. */
export async function loadBuiltPage(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  { slug, builtPage }: BuiltCompany,
): Promise<void> {
  if (builtPage !== null)
    await queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/companies/{slug}/blocks', { params: { slug } }))
}

function useBuiltPage({ slug, companyName, builtPage }: BuiltCompany) {
  const { data } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/companies/{slug}/blocks', { params: { slug } }),
    enabled: builtPage !== null,
  })
  return data && { layout: data.layout, material: materialOf(data.material, { slug, companyName }) }
}

/** The look of a company page's top. */
export function useLook(company: BuiltCompany): { cover: CoverLook; style: CSSProperties | undefined } {
  const page = useBuiltPage(company)
  return { cover: page?.layout.theme.cover ?? 'picture', style: accentStyle(page?.layout.theme.accent ?? null) }
}

/** The tab that the address names, with its name; null for the first one. */
export function useTab(company: BuiltCompany): { readonly tab: PageTab; readonly name: string } | null {
  const [search] = useSearchParams()
  const page = useBuiltPage(company)
  const tab = page?.layout.theme.tabs.find((one) => one === search.get('tab'))
  return tab && tab !== 'about' ? { tab, name: t(tabWords[tab]) } : null
}

/**
 * The blocks of a company's page in its tabs. `about` renders the first tab, with the content of every company page
 * around that tab's blocks.
 */
export function BuiltPage({ company, about }: { company: BuiltCompany; about: (blocks: ReactNode) => ReactNode }) {
  const page = useBuiltPage(company)
  const selectedTab = useTab(company)
  const { pathname } = useLocation()
  if (!page) return about(null)
  const { layout, material } = page
  const shownBlocks = layout.blocks.filter((block) => !block.hidden && !isEmpty(block, material))
  const tabs = layout.theme.tabs.filter((tab) => tab === 'about' || shownBlocks.some((block) => block.tab === tab))
  const tab = selectedTab && tabs.includes(selectedTab.tab) ? selectedTab.tab : 'about'
  const blocks = <BlockGrid blocks={shownBlocks.filter((block) => block.tab === tab)} material={material} />
  return (
    <>
      {tabs.length > 1 ? (
        <nav aria-label={t('Parts of this page')} className="mt-6 overflow-x-auto">
          <ul className="flex gap-1 border-b border-line">
            {tabs.map((one) => (
              <li key={one}>
                <Anchor
                  to={one === 'about' ? pathname : `${pathname}?tab=${one}`}
                  aria-current={one === tab ? 'page' : undefined}
                  className="flex min-h-control items-center border-b-2 border-transparent px-3 text-small font-medium whitespace-nowrap text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text"
                >
                  {t(tabWords[one])}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {tab === 'about' ? about(blocks) : <div className="mt-8">{blocks}</div>}
    </>
  )
}

/** Returns facts from the blocks as fields of schema.org's `Organization`. */
export function useOrganizationFields(company: BuiltCompany): object {
  const page = useBuiltPage(company)
  if (!page) return {}
  const { blocks } = page.layout
  const skills = blocks.flatMap((block) => (block.kind === 'skills' ? block.content.skills : []))
  const people = [...page.material.people.values()]
  return {
    ...(skills.length > 0 && { knowsAbout: [...new Set(skills)] }),
    ...(people.length > 0 && { employee: people.map(({ name }) => ({ '@type': 'Person', name })) }),
  }
}
