/** Recording and transcript next to the scores. Below 1024 px, one above the other. */
export const reviewGrid =
  'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_440px] gap-5 p-5 max-xl:grid-cols-[minmax(0,1fr)_360px] max-lg:auto-rows-max max-lg:grid-cols-1 max-lg:overflow-y-auto'

/** In one column, recording and transcript have a fixed height. */
export const reviewMain = 'flex min-h-0 min-w-0 flex-col gap-4 max-lg:h-[760px]'
