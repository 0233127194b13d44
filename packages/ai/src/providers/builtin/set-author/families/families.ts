import { administration } from './administration'
import { data } from './data'
import { design } from './design'
import { education } from './education'
import { engineeringManagement } from './engineering-management'
import type { Family } from './family-types'
import { finance } from './finance'
import { healthcare } from './healthcare'
import { hospitality } from './hospitality'
import { marketing } from './marketing'
import { operations } from './operations'
import { product } from './product'
import { recruiting } from './recruiting'
import { sales } from './sales'
import { software } from './software'
import { support } from './support'

export const FAMILIES: readonly Family[] = [
  recruiting,
  software,
  engineeringManagement,
  product,
  data,
  design,
  sales,
  marketing,
  support,
  finance,
  operations,
  education,
  healthcare,
  hospitality,
  administration,
]
