/** The summary and the answers, with the recording next to them. Everything scrolls together; below 1024 px in one column. */
export const reviewGrid =
  'relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_380px] grid-rows-[auto_1fr] items-start gap-5 overflow-y-auto p-5 max-xl:grid-cols-[minmax(0,1fr)_320px] max-lg:auto-rows-max max-lg:grid-cols-1 max-lg:grid-rows-none max-sm:p-3'

export const reviewTop = 'flex min-w-0 flex-col gap-4 outline-none'

/** The side column stays in sight while the answers scroll. */
export const reviewSide =
  'sticky top-0 row-span-2 flex max-h-[calc(100dvh-118px)] min-w-0 flex-col gap-4 overflow-y-auto rounded-2xl p-px outline-none max-lg:static max-lg:row-span-1 max-lg:max-h-none max-lg:overflow-visible'

export const reviewBody = 'min-w-0'

/** The target of the skip link over the transcript, which may have a hundred tab stops. */
export const REVIEW_SIDE_ID = 'review-side'
