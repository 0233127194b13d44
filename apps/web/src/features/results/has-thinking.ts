import { type Assessment, cognitiveDims } from '@candor/contract'

/** Whether any cognitive dimension has a level. Where none has, a chart of all dimensions would be half empty. */
export const hasThinking = ({ dims }: Pick<Assessment, 'dims'>): boolean =>
  cognitiveDims.some((id) => dims[id].state === 'scored')
