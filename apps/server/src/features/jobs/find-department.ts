import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import type { Department } from '@rise/contract/jobs/shapes'

const departmentOf = new Map<string, Department>(departments.map((department) => [department.slug, department]))

/** Returns the catalog's department; undefined for an unknown slug. */
export function findDepartment(slug: string): Department | undefined {
  return departmentOf.get(slug)
}
