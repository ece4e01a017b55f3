import { describe, expect, it } from 'vitest'
import { encodedPath, encodedQuery, type Signable, sha256Hex, signedHeaders } from './cloud-signature.ts'

/**
 * The four published examples, with their keys and their time:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html ("Examples: Signature calculations")
 */
const signer = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:00:00Z')
const request: Signable = {
  method: 'GET',
  host: 'examplebucket.s3.amazonaws.com',
  path: '/',
  query: {},
  headers: {},
  bodyHash: sha256Hex(''),
}

const written = (changes: Partial<Signable>): readonly [string, string] => {
  const { authorization = '' } = signedHeaders({ ...request, ...changes }, signer, now)
  expect(authorization).toContain('Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,')
  const [, names = '', signature = ''] = /SignedHeaders=(.*), Signature=(.*)$/.exec(authorization) ?? []
  return [names, signature]
}

describe('the published example', () => {
  it('GET Object, a range', () => {
    expect(written({ path: encodedPath(['test.txt']), headers: { range: 'bytes=0-9' } })).toEqual([
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ])
  })

  it('PUT Object, with a sign to encode', () => {
    const put = {
      method: 'PUT',
      path: encodedPath(['test$file.text']),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      bodyHash: sha256Hex('Welcome to Amazon S3.'),
    }
    expect(put.bodyHash).toBe('44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072')
    expect(written(put)).toEqual([
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ])
  })

  it('GET Bucket Lifecycle, a query without value', () => {
    expect(written({ query: { lifecycle: '' } })[1]).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    )
  })

  it('GET Bucket (List Objects), a query in another order', () => {
    expect(written({ query: { prefix: 'J', 'max-keys': '2' } })[1]).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
  })
})

describe('a signature', () => {
  it.each<[string, Partial<Signable>]>([
    ['method', { method: 'PUT' }],
    ['host', { host: 'examplebucket.s3.amazonaws.com:8080' }],
    ['path', { path: '/x' }],
    ['query', { query: { a: 'b' } }],
    ['headers', { headers: { 'content-type': 'image/jpeg' } }],
    ['content', { bodyHash: sha256Hex('x') }],
  ])('depends on the %s', (_, changes) => {
    expect(written(changes)[1]).not.toBe(written({})[1])
  })
})

it('encodes everything but unreserved signs, once, and leaves the slashes between segments', () => {
  expect(encodedPath(['a', "b c+d=é%41!'()*~-._", '☀'])).toBe('/a/b%20c%2Bd%3D%C3%A9%2541%21%27%28%29%2A~-._/%E2%98%80')
  expect(encodedQuery({ b: '2', 'a/': 'x y', a: '' })).toBe('a=&a%2F=x%20y&b=2')
})
