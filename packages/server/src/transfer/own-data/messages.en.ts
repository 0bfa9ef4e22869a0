/** The texts of the mail about an account's data. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.helloNobody': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.data.subject': 'Your data is ready to download',
  'mail.data.text':
    'The file with all the data of your account is ready. Log in and download it from your profile until {until}; it is deleted then.\n\nIf you did not ask for it, somebody else is in your account: change your password and log out every other device.',
  'mail.data.button': 'Open your profile',
} as const;
