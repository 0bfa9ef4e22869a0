/** Findings about the connection from a browser to the server. */
export const addressWords = {
  'title.address': 'Address',
  'address.here': '{address} leads to this server.',
  'address.home': '{address} leads to this server; only this machine can reach it.',
  'address.home-open': 'Others can reach this server, but links in mails and embeds lead to {address}.',
  'address.home-open.do': 'Set PUBLIC_URL to the address that people use.',
  'address.unknown': 'Nobody knows the name in {address}: {reason}',
  'address.unknown.do': 'Set PUBLIC_URL right, or add the name to your DNS.',
  'address.unreachable': '{address} cannot be reached from this machine: {reason}',
  'address.unreachable.do':
    'Open it from another one: if it works there, your router lets nobody out and in again, and all is well. Else see to the proxy and the firewall.',
  'address.redirects': '{address} sends people on to {to}; what they save there is refused.',
  'address.redirects.do':
    'Set PUBLIC_URL to the address where people end up, or let the proxy send them the other way.',
  'address.another': 'Something else than this server answers at {address} (status {status}).',
  'address.another.do':
    'Set PUBLIC_URL right, or see where the proxy sends it. With several servers, give all the same SECRET.',

  'title.origin': 'Origin of requests',
  'origin.kept': 'Requests arrive with the origin that browsers give them.',
  'origin.changed':
    'What browsers at {address} save is refused, as the Origin header arrives changed or not at all.',
  'origin.changed.do': 'Let the proxy pass the Origin header on as it is.',

  'title.proxy': 'Proxy',
  'proxy.right': 'The proxy says who asks, and cannot be lied to.',
  'proxy.none': 'No proxy stands in front.',
  'proxy.unknown':
    'A proxy stands in front that is not believed: all visitors count as one, and limits meet them all.',
  'proxy.unknown.do':
    'Set TRUST_PROXY to the number of proxies, and let the proxy send X-Forwarded-For and X-Forwarded-Proto (docs/nginx.conf).',
  'proxy.scheme': 'People come by https, and the proxy says {protocol}.',
  'proxy.scheme.do': 'Let the proxy send X-Forwarded-Proto (docs/nginx.conf).',
  'proxy.believes-all': 'Anybody can pretend to come from any address, and so pass by all limits.',
  'proxy.believes-all.do':
    'Let the proxy overwrite X-Forwarded-For with the address that it sees (docs/nginx.conf), and set TRUST_PROXY to the number of proxies, not more. Without a proxy, leave it unset.',
  'proxy.passed-by':
    'The server can also be reached without the proxy, and there anybody can pretend to come from any address.',
  'proxy.passed-by.do': 'Let the server listen to the proxy alone, or close its port in the firewall.',
  'proxy.perhaps': 'The server sees {seen} as the address of this machine: perhaps a proxy stands between.',
  'proxy.perhaps.do': 'If one does, set TRUST_PROXY=1 and let it send X-Forwarded-For (docs/nginx.conf).',

  'title.upload-limit': 'Size of uploads',
  'upload-limit.enough': 'Pieces of {pieceBytes} get through.',
  'upload-limit.small': 'The proxy refuses pieces of {pieceBytes}, so no photo can be uploaded.',
  'upload-limit.small.do': 'Raise its limit; in nginx by this line.',

  'title.certificate': 'Certificate',
  'certificate.good':
    'The certificate of {host}, by {issuer}, is good for {days, plural, one {# day} other {# days}}.',
  'certificate.home': 'A server that only this machine reaches needs none.',
  'certificate.none':
    'People come to {address} without encryption: passwords can be read on the way, and browsers offer no VR.',
  'certificate.none.do':
    'Put a proxy with a certificate in front (docs/nginx.conf, or Caddy), and set PUBLIC_URL=https://…',
  'certificate.ends':
    'The certificate of {host} ends in {days, plural, one {# day} other {# days}}, at {endsAt}.',
  'certificate.ends.do': 'See why it was not renewed by itself.',
  'certificate.ended': 'The certificate of {host} ended at {endsAt}: browsers refuse the page.',
  'certificate.ended.do': 'Renew it now, and see why that did not happen by itself.',
  'certificate.refused': 'Browsers refuse the certificate of {host}: {fault}',
  'certificate.refused.do':
    'Get one for this name that browsers trust, with all the certificates between (fullchain.pem).',

  'title.http2': 'HTTP/2',
  'http2.on': 'Pages come over HTTP/2.',
  'http2.later': 'Without encryption there is no HTTP/2.',
  'http2.off': 'Pages come over HTTP/1.1: browsers fetch six tiles at a time instead of all.',
  'http2.off.do': 'Turn HTTP/2 on in the proxy; in nginx by this line.',
} as const;
