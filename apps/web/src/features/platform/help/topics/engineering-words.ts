/** Services of the certifying engineers, each with what it means. */
export const services = [
  ['help.roof-structural-assessment', 'help.purlins-rafters-and-connections-of-an'],
  ['help.racking-design', 'help.rails-feet-and-fixings-for-a'],
  ['help.ground-mount-footing-design', 'help.footings-and-posts-for-arrays-beside'],
  ['help.engineering-sign-off-and-certification', 'help.a-signed-certificate-for-the-installation'],
  ['help.third-party-review', 'help.an-independent-check-of-a-design'],
] as const

/** What the topic says beside contact details. */
export const engineeringWords = ['help.a-result-of-this-application-is', ...services.flat(), 'help.contact'] as const
