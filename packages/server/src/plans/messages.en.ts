/** The texts of invoices and of mails about plans. */
export const en = {
  'mail.hello': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.button': 'Your plan',

  'mail.invoice.subject': 'Invoice {number} for {plan}',
  'mail.invoice.text':
    'Thank you for your order. {plan} has started. The invoice over {total} is attached; please pay it by {due}.',
  'mail.invoice.text-later':
    'Thank you for your order. {plan} starts on {starts}. The invoice over {total} is attached; please pay it by {due}.',
  'mail.invoice.text-nothing': 'Thank you for your order. {plan} has started. There is nothing to pay.',
  'mail.paid.subject': 'Invoice {number} is paid',
  'mail.paid.text': 'Your payment of {total} arrived. {plan} runs until {ends}.',
  'mail.cancelled.subject': 'Invoice {number} was cancelled',
  'mail.cancelled.text': 'You need not pay invoice {number}. Nothing of your tours is deleted.',
  'mail.reminder.subject': 'Reminder: invoice {number} is open',
  'mail.reminder.text':
    'Invoice {number} over {total} was due on {due}. If it is not paid by {grace}, your account gets the limits of {base}. Nothing is deleted, and published tours stay online.',
  'mail.ending.subject': '{plan} ends on {ends}',
  'mail.ending.text':
    'Order it again to go on. Its limits hold until {grace}; then your account gets the limits of {base}. Nothing is deleted, and published tours stay online.',

  'invoice.title': 'Invoice',
  'invoice.number': 'Number',
  'invoice.issued': 'Date',
  'invoice.due': 'Due',
  'invoice.period': 'Service period',
  'invoice.to': 'To',
  'invoice.what': 'Description',
  'invoice.amount': 'Amount',
  'invoice.monthly': '{plan}, one month',
  'invoice.yearly': '{plan}, 12 months',
  'invoice.credit': 'Credit for the rest of {plan}',
  'invoice.net': 'Net',
  'invoice.tax': '{name} {percent}%',
  'invoice.total': 'Total',
  'invoice.payTo': 'Please pay to',
  'invoice.ask': 'To learn how to pay, please write to us through the contact page, with the invoice number.',
  'invoice.reference': 'Please name the invoice number.',
  'invoice.taxNumber': 'Tax number {number}',
  'invoice.cancelled': 'Cancelled',
  'invoice.paid': 'Paid on {date}',
} as const;
