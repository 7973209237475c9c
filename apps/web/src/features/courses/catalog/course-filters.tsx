import { courseCategoriesInWords } from '@rise/contract/catalogs/course-categories/words'
import { courseList } from '@rise/contract/courses/list'
import type { CourseFigures } from '@rise/contract/courses/shapes'
import { sortNames } from '@rise/contract/courses/words'
import type { ViewOf } from '@rise/contract/list'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { ListForm, MoreFilters, SearchField, SortField } from '../../../app/lists/list-form.tsx'

interface Props {
  readonly view: ViewOf<typeof courseList>
  /** Undefined while loading: then only the selected values are offered. */
  readonly figures: CourseFigures | undefined
}

/** All filters of the catalog. */
export function CourseFilters({ view, figures }: Props) {
  const choice = { view, things: 'courses' } as const
  return (
    <ListForm
      list={courseList}
      view={view}
      label={t('Courses')}
      search={(hidden) => rich('Search<hidden> courses</hidden>', { hidden })}
      className="sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      more={
        <MoreFilters view={view} names={['language', 'skill', 'sort']}>
          <FilterChoice {...choice} label={t('Skill')} name="skill" of={figures?.skills} />
          <FilterChoice {...choice} label={t('Language')} name="language" of={figures?.languages} />
          <SortField view={view} names={sortNames} />
        </MoreFilters>
      }
    >
      <SearchField view={view} placeholder={t('Title, provider or skill')} />
      <FilterChoice
        {...choice}
        label={t('Category')}
        name="category"
        of={figures && courseCategoriesInWords(figures.categories)}
      />
      <FilterChoice {...choice} label={t('Level')} name="level" of={figures?.levels} />
      <FilterChoice {...choice} label={t('Price')} name="price" of={figures?.prices} />
    </ListForm>
  )
}
