export const sendDigestsQueue = 'send-notice-digests'
export const notifyReplyDatesQueue = 'notify-reply-dates'
export const notifyRequestDatesQueue = 'notify-request-dates'
export const notifyAccommodationDatesQueue = 'notify-accommodation-dates'
