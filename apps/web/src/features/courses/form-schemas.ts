// The forms' rules are the contract's own. Loaded when someone sends one.
import { courseChange, writtenCourse } from '@rise/contract/courses/fields'

export const formSchemas = { courseChange, writtenCourse }
