export const sendMailQueue = 'send-mail'
