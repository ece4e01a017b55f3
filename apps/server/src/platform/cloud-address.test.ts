import { describe, expect, it } from 'vitest'
import { cloudPlace, readCloudAddress } from './cloud-address.ts'

describe('the address of an object store', () => {
  it('is secure and in us-east-1 unless it says otherwise', () => {
    expect(readCloudAddress('s3://AK:SK@s3.example.org/roof-files')).toEqual({
      isSecure: true,
      host: 's3.example.org',
      bucket: 'roof-files',
      region: 'us-east-1',
      accessKey: 'AK',
      secretKey: 'SK',
    })
    expect(readCloudAddress('s3://AK:SK@[::1]:7480/abc?tls=0&region=ap-southeast-2')).toMatchObject({
      isSecure: false,
      host: '[::1]:7480',
      region: 'ap-southeast-2',
    })
  })

  it('carries any key, escaped', () => {
    expect(readCloudAddress('s3://A%3AK:a%2Fb+c%3D%40@h/abc')).toMatchObject({ accessKey: 'A:K', secretKey: 'a/b+c=@' })
  })

  it('is shown without its keys', () => {
    const address = readCloudAddress('s3://AK:SK@127.0.0.1:7480/abc?tls=0')
    expect(address && cloudPlace(address)).toBe('http://127.0.0.1:7480/abc')
  })

  it.each([
    'https://AK:SK@host/abc',
    's3://host/abc',
    's3://AK@host/abc',
    's3://:SK@host/abc',
    's3://AK:a/b@host/abc',
    's3://AK:%zz@host/abc',
    's3://AK:SK@host',
    's3://AK:SK@host/',
    's3://AK:SK@host/abc/def',
    's3://AK:SK@host/ABC',
    's3://AK:SK@host/a..%2f',
    's3://AK:SK@ho%20st/abc',
    's3://AK:SK@host:99999/abc',
    's3://AK:SK@host/abc?tls=no',
    's3://AK:SK@host/abc?tls=1&tls=0',
    's3://AK:SK@host/abc?region=',
    's3://AK:SK@host/abc?path=1',
    's3://AK:SK@host/abc#x',
    'not an address',
  ])('is not %s', (text) => {
    expect(readCloudAddress(text)).toBeNull()
  })
})
